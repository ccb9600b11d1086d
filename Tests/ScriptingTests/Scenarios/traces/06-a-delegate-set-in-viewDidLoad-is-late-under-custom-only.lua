local T = require "trace"
local d = T.D{animator = T.X{}}
local Late = class("Late", UIViewController)
function Late:viewDidLoad() self.transitioningDelegate = d end

local a = T.scene("custom")
local t, late = now(), Late{modalPresentationStyle = "custom"}
a:present(late, {animated = true})
settle()
expectEqual(T.heard(t, "D"), "")
expectEvents{"CoverVertical.animateTransition", from = t}
t = now()
late:dismiss{animated = true}
settle()
expectEqual(T.heard(t, "D"), "D.animationController D.interactionController")
expectEvents{"X.animateTransition", from = t}

t, late = now(), Late{modalPresentationStyle = "fullScreen"}
a:present(late, {animated = true})
settle()
expectEvents{"Late#2.viewDidLoad", "D.animationController", "X.animateTransition", from = t}
