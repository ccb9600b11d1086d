local T = require "trace"
local d = T.D{driver = UIPercentDrivenInteractiveTransition{}}
local a, b = T.scene("fullScreen", d)
local t = now()
a:present(b, {animated = true})
settle()
expectEqual(T.heard(t, "D"), "D.animationController")
expectEvents{"CoverVertical.animateTransition", "B.viewDidAppear", from = t}
