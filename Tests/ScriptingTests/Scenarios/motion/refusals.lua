-- What is refused, by name: missing and unknown labels, unknown cases, wrong kinds, key paths, numbers.
local M = require "motion"
local v = M.dot()
local nothing = function() end
M.refused({"'animations'", "UIView.animate{withDuration"}, UIView.animate, {withDuration = 1})
M.refused({"'animation'", "did you mean 'animations'"}, UIView.animate, {withDuration = 1, animation = nothing})
M.refused({"'duration'", "UIView.animate"}, UIView.animate, {duration = 1, animations = nothing})
M.refused({"'withDuration'", "number"}, UIView.animate, {animations = nothing})
M.refused({"curveLiner", "did you mean 'curveLinear'", "'curveEaseIn'"}, UIView.animate,
  {withDuration = 1, options = {"repeat", "curveLiner"}, animations = nothing})
M.refused({"withDuration", "finite"}, UIView.animate, {withDuration = 0 / 0, animations = nothing})
M.refused({"usingSpringWithDamping", "finite"}, UIView.animate,
  {withDuration = 1, usingSpringWithDamping = 1 / 0, animations = nothing})
M.refused({"springDuration", "positive"}, UIView.animate, {springDuration = 0, animations = nothing})
M.refused({"bounce"}, UIView.animate, {springDuration = 1, bounce = -1, animations = nothing})
M.refused({"'autoreverses'"}, UIView.modifyAnimations, {withRepeatCount = 1, animations = nothing})
M.refused({"'relativeDuration'"}, UIView.addKeyframe, {withRelativeStartTime = 0, animations = nothing})

local function add(labels, class) return function() v.layer:add((class or CABasicAnimation)(labels)) end end
M.refused({"positon", "did you mean 'position'"}, add{keyPath = "positon"})
M.refused({"transform.rotation.w"}, add{keyPath = "transform.rotation.w"})
M.refused({"no keyPath"}, add{})
M.refused({"fromValue", "CGPoint expected, got number"}, add{keyPath = "position", fromValue = 3})
M.refused({"values", "number expected, got UIColor"}, add({keyPath = "opacity", values = {0, "red"}}, CAKeyframeAnimation))
M.refused({"opacity", "no point"}, add({keyPath = "opacity", path = UIBezierPath{}}, CAKeyframeAnimation))
M.refused({"positon"}, add({animations = {CABasicAnimation{keyPath = "positon"}}}, CAAnimationGroup))
M.refused({"byVal", "did you mean 'byValue'"}, add{keyPath = "opacity", byVal = 1})
M.refused({"fillMode", "forward", "'forwards'"}, add{keyPath = "opacity", fillMode = "forward"})
M.refused({"duration", "finite"}, add{keyPath = "opacity", duration = 1 / 0})
M.refused({"mass", "positive"}, add({keyPath = "opacity", mass = 0}, CASpringAnimation))
M.refused({"perceptualDuration"}, add({bounce = 0.5}, CASpringAnimation))
M.refused({"settlingDuration"}, add({keyPath = "opacity", settlingDuration = 1}, CASpringAnimation))
M.refused({"'add'", "animation"}, function() v.layer:add({keyPath = "opacity"}) end)
M.refused({"CAAnimation cannot be made"}, CAAnimation, {})
M.refused({"CATransaction cannot be made"}, CATransaction, {})
M.refused({"setAnimationDuration", "number expected"}, CATransaction.setAnimationDuration, "1")
M.refused({"setAnimationDuratoin", "did you mean 'setAnimationDuration'"}, function() return CATransaction.setAnimationDuratoin end)
v.layer:add(CABasicAnimation{keyPath = "contents", duration = 1}) -- nothing that Segue knows, and no slip
M.found("near-miss")

M.refused({"insertSublayer needs a place"}, function() v.layer:insertSublayer(CALayer{}) end)
M.refused({"transform.scal", "did you mean"}, function() v.layer:setValue(1, {forKeyPath = "transform.scal"}) end)
M.refused({"position.x", "number expected, got CGPoint"}, function() v.layer:setValue(CGPoint.zero, {forKeyPath = "position.x"}) end)
M.refused({"speed", "finite"}, function() v.layer.speed = 0 / 0 end)
M.refused({"stiffness"}, UISpringTimingParameters, {mass = 1, damping = 1})
M.refused({"mass", "positive"}, UISpringTimingParameters, {mass = -1, stiffness = 1, damping = 1})
