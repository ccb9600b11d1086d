local T = require "trace"
local a, b = T.scene("fullScreen", T.D{animator = T.X{}}) -- nothing else holds it
local t = now()
a:present(b, {animated = true})
settle()
expectEqual(b.transitioningDelegate, nil)
expectEqual(T.heard(t, "D"), "")
expectEvents{"CoverVertical.animateTransition", "B.viewDidAppear", from = t}
T.expectFinding("delegate-released")

reset()
local n, c = T.stack(false, {animationControllerFor = function() return T.X{comes = true} end})
t = now()
n:pushViewController(class("C", UIViewController){}, {animated = true})
settle()
expectEqual(n.delegate, nil)
expectEqual(T.heard(t, "X"), "")
T.expectFinding("delegate-released")
