local T = require "trace"
local d = T.D{animator = T.X{}}
local a, b = T.scene("fullScreen", d)
a:present(b, {animated = true, completion = function() b.transitioningDelegate = nil end})
settle()
local t = now()
b:dismiss{animated = true}
settle()
expectEqual(T.heard(t, "D"), "")
expectEvents{"CoverVertical.animateTransition", from = t}
T.expectFinding("no-delegate-at-dismissal")
