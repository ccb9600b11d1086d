-- core-animation.md T7 and case C50: it stands still while the two overlap.
local M = require "motion"
local v, t = M.dot()
local function move(x, seconds)
  UIView.animate{withDuration = seconds, options = "curveLinear", animations = function() M.to(v, x) end}
end
move(100, 1)
wait(0.5)
move(0, 1)
settle()
M.rows(v, t, {
  {0.25, 25}, {0.499999, 49.9999}, {0.5, 50}, {0.6, 50}, {0.75, 50}, {0.9, 50}, {1, 50}, {1.1, 40},
  {1.25, 25}, {1.4, 10}, {1.5, 0},
})

v.frame = CGRect(120, 0, 10, 10)
step()
t = now()
move(240, 3)
wait(1.5)
move(120, 3)
settle()
M.rows(v, t, {{1.5, 180}, {2, 180}, {3, 180}, {3.75, 150}, {4.5, 120}})
