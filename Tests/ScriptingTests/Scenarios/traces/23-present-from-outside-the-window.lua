local T = require "trace"
local a, b = class("A", UIViewController){}, class("B", UIViewController){}
local done = false
a:present(b, {animated = true, completion = function() done = true end})
settle()
T.expectFinding("present-outside-window")
expectEqual(a.presentedViewController, nil)
expectEqual(b.presentingViewController, nil)
expectEqual(done, false)
