local T = require "trace"
local d = T.D{animator = T.X{}}
local a, b = T.scene("fullScreen", d)
local c, done = class("C", UIViewController){}, false
a:present(b, {animated = true})
wait(0.1)
a:present(c, {animated = true, completion = function() done = true end})
settle()
expectEqual(a.presentedViewController, b)
expectEqual(c.presentingViewController, nil)
expectEqual(done, false)
local told = findingList()[1].rule
expect(told == "present-during-transition" or told == "already-presenting", told)

a:present(c, {animated = true, completion = function() done = true end})
settle()
expectEqual(done, false)
T.expectFinding("already-presenting")
