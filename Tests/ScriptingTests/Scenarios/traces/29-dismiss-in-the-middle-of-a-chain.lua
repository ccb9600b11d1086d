local T = require "trace"
local a, b = T.presented("fullScreen")
local c = class("C", UIViewController){modalPresentationStyle = "fullScreen"}
b:present(c, {animated = false})
wait(0.1)
b:dismiss{animated = true}
settle()
expectEqual(a.presentedViewController, b)
expectEqual(b.presentedViewController, nil)
expectEqual(b.view.window, window)
expectEqual(c.view.window, nil)
