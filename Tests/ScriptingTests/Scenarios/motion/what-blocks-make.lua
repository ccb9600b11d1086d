-- core-animation.md 3.1, 3.2: the animations of a block, as the layer shows them.
local M = require "motion"
local v = M.view(CGRect(0, 0, 100, 100))
v.backgroundColor = UIColor.red
step()
UIView.animate{withDuration = 0.5, delay = 0.25, animations = function()
  v.frame = CGRect(10, 20, 300, 100)
  v.alpha = 0.5
  v.transform = CGAffineTransform{scaleX = 2, y = 2}
  v.backgroundColor = UIColor.blue
  v.layer.cornerRadius = 8
  v.layer.borderWidth = 2
  v.layer.zPosition = 3
  v.isHidden = false
end}
expectEqual(v.layer:animationKeys(),
  {"bounds.size", "position", "opacity", "transform", "backgroundColor", "cornerRadius"})
local function shown(key)
  local a = v.layer:animation(key)
  return {a.keyPath, a.isAdditive, a.fromValue, a.toValue, a.duration, a.fillMode, a.timingFunction.name}
end
local paced = {0.5, "both", "easeInEaseOut"}
local function row(key, additive, from, to) return {key, additive, from, to, table.unpack(paced)} end
expectEqual(shown("position"), row("position", true, CGPoint(-110, -20), CGPoint.zero))
expectEqual(shown("bounds.size"), row("bounds.size", true, CGSize(-200, 0), CGSize.zero))
expectEqual(shown("cornerRadius"), row("cornerRadius", true, -8, 0))
expectEqual(shown("transform"),
  row("transform", true, CATransform3DMakeScale(0.5, 0.5, 1), CATransform3D.identity))
expectEqual(v.layer:animation("opacity").fromValue, 1)
expectEqual(v.layer:animation("opacity").toValue, nil)
expectEqual(v.layer:animation("opacity").isAdditive, false)
expectEqual(v.layer:animation("backgroundColor").fromValue, UIColor.red)
settle()
expectEqual(v.layer:animationKeys(), nil)

-- nested blocks inherit the duration and the curve unless they say otherwise
UIView.animate{withDuration = 2, options = "curveLinear", animations = function()
  expectEqual(UIView.inheritedAnimationDuration, 2)
  UIView.animate{withDuration = 0.5, animations = function() v.alpha = 1 end}
  UIView.animate{withDuration = 0.5, options = {"overrideInheritedDuration", "overrideInheritedCurve"},
    animations = function() v.layer.cornerRadius = 0 end}
  UIView.performWithoutAnimation(function() v.backgroundColor = UIColor.green end)
end}
expectEqual({v.layer:animation("opacity").duration, v.layer:animation("opacity").timingFunction.name}, {2, "linear"})
expectEqual({v.layer:animation("cornerRadius").duration, v.layer:animation("cornerRadius").timingFunction.name},
  {0.5, "easeInEaseOut"})
expectEqual(v.layer:animation("backgroundColor"), nil)
expectEqual(UIView.inheritedAnimationDuration, 0)

-- switched off
UIView.setAnimationsEnabled(false)
expectEqual(UIView.areAnimationsEnabled, false)
UIView.animate{withDuration = 1, animations = function() v.layer.cornerRadius = 4 end}
UIView.setAnimationsEnabled(true)
expectEqual(#v.layer:animationKeys(), 2)

-- removed: the completion gets false
local finished
UIView.animate{withDuration = 1, animations = function() M.to(v, 50) end, completion = function(f) finished = f end}
v:removeFromSuperview()
wait(0)
expectEqual(finished, false)
