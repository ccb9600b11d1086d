-- core-animation.md 3.3: without the option the second starts at the model value, a jump; with it, on screen.
local M = require "motion"
for _, case in ipairs{
  {"curveLinear", {{0.25, 0.75}, {0.499999, 0.500001}, {0.75, 0.25}, {1, 0.5}, {1.5, 1}}},
  {{"curveLinear", "beginFromCurrentState"}, {{0.25, 0.75}, {0.5, 0.5}, {0.75, 0.625}, {1, 0.75}, {1.5, 1}}},
} do
  local options, rows = case[1], case[2]
  local v, t = M.dot()
  local ends = {}
  local function fade(alpha)
    UIView.animate{withDuration = 1, options = options, animations = function() v.alpha = alpha end,
      completion = function(finished) ends[#ends + 1] = finished end}
  end
  fade(0)
  wait(0.5)
  fade(1)
  expectEqual(v.layer:animationKeys(), {"opacity"})
  settle()
  M.rows(v, t, rows, M.alpha)
  expectEqual(ends, {false, true}) -- the first was replaced
end
