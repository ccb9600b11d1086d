local T = require "trace"
local d = T.D{controller = true, animator = T.X{}}
local a, b = T.scene("automatic")
expect(b.presentationController) -- the reading makes it
b.modalPresentationStyle = "custom"
b.transitioningDelegate = d
local t = now()
a:present(b, {animated = true})
settle()
expectEqual(T.heard(t, "D"), "D.animationController D.interactionController")
expectEqual(d.made, nil)
