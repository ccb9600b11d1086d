-- core-animation.md 1.2 and T2: the keyboard's curve is a spring, whatever duration is asked for.
local M = require "motion"
for _, options in ipairs{7 << 16, 7 << 16 | 4} do
  local v, t = M.dot()
  local ended
  UIView.animate{withDuration = 0.25, options = options, animations = function() M.to(v, 1000) end,
    completion = function() ended = now() - t end}
  local a = v.layer:animation("position")
  expectEqual(tostring(a):match("^CASpringAnimation"), "CASpringAnimation")
  expectEqual({a.mass, a.stiffness, a.damping, a.initialVelocity, a.duration}, {3, 1000, 500, 0, 0.5})
  expectEqual({a.fillMode, a.isAdditive, a.fromValue, a.toValue}, {"both", true, CGPoint(-1000, 0), CGPoint.zero})
  settle()
  M.rows(v, t, {
    {0, 0}, {0.025, 77.293}, {0.05, 232.260}, {0.075, 397.527}, {0.1, 544.778}, {0.125, 665.015},
    {0.15, 758.276}, {0.2, 879.282}, {0.25, 942.038}, {0.3, 972.919}, {0.4, 994.408}, {0.45, 997.508},
    {0.4995, 998.892}, {0.5, 1000},
  }, nil, 0.05)
  expectEqual(ended, 0.5, {accuracy = 1e-9})
end
