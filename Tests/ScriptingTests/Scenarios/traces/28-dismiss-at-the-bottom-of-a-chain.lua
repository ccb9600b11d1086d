local T = require "trace"
local a, b = T.presented("fullScreen")
local c = class("C", UIViewController){modalPresentationStyle = "fullScreen"}
b:present(c, {animated = false})
wait(0.1)
local t = now()
a:dismiss{animated = true}
settle()
T.expect(t, {"A", "B", "C"},
  "C.viewWillDisappear A.viewWillAppear A.viewDidAppear C.viewDidDisappear")
expectEqual(a.presentedViewController, nil)
expectEqual(a.view.window, window)
