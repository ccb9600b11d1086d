-- The whole is eased unless the options carry a curve; inside the frames are linear. (decision V4)
local M = require "motion"
local function turn(options)
  local v, t = M.dot()
  UIView.animateKeyframes{withDuration = 1, options = options, animations = function()
    UIView.addKeyframe{withRelativeStartTime = 0, relativeDuration = 0.5, animations = function()
      v.transform = CGAffineTransform{rotationAngle = 1}
    end}
    UIView.addKeyframe{withRelativeStartTime = 0.5, relativeDuration = 0.5, animations = function()
      v.transform = CGAffineTransform{rotationAngle = 2}
    end}
  end}
  local animation = v.layer:animation("transform")
  settle()
  return function(time) local m = at(t + time, v).transform return math.atan(m.b, m.a) end, animation
end
local eased, animation = turn(nil)
expectEqual(animation.timingFunction, CAMediaTimingFunction.easeInEaseOut)
expectEqual({eased(0.25), eased(0.5), eased(0.75)}, {2 * 0.129161931, 1, 2 * 0.870838069}, {accuracy = 1e-6})
local linear
linear, animation = turn("curveLinear")
expectEqual({linear(0.25), linear(0.5), linear(0.75)}, {0.5, 1, 1.5}, {accuracy = 1e-9})
local out = turn("curveEaseOut")
expectEqual(out(0.25), 2 * 0.378138131, {accuracy = 1e-6})
