-- core-animation.md T8: keyframes are eased as a whole, linear inside, unless the options carry a curve.
local M = require "motion"
local function fade(options)
  local v, t = M.dot()
  UIView.animateKeyframes{withDuration = 10, options = options, animations = function()
    UIView.addKeyframe{withRelativeStartTime = 0, relativeDuration = 0.1, animations = function() v.alpha = 0 end}
  end}
  local a = v.layer:animation("opacity")
  expectEqual(a.keyTimes, {0, 0.1, 1})
  expectEqual(a.values, {1, 0, 0})
  expectEqual(a.fillMode, "both")
  settle()
  return v, t
end
local v, t = fade()
M.rows(v, t, {{0.5, 0.951703}, {1, 0.802775}, {1.5, 0.547897}, {2, 0.183401}, {2.2, 0.006585}, {2.2072, 0}}, M.alpha)
for _, options in ipairs{"curveLinear", {"curveLinear"}, 3 << 16} do
  v, t = fade(options)
  M.rows(v, t, {{0.5, 0.5}, {1, 0}, {5, 0}}, M.alpha)
end
