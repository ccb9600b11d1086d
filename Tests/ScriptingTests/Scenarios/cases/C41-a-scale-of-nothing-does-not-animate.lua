local M = require "motion"
local function width(record) return record.rect.width end
local v, t = M.dot()
UIView.animate{withDuration = 1, options = "curveLinear", animations = function()
  v.transform = CGAffineTransform{scaleX = 0, y = 0}
end}
wait(1)
M.rows(v, t, {{0.1, 0}, {0.5, 0}}, width)
M.found("singular-transform")
-- nearly nothing does
v, t = M.dot()
UIView.animate{withDuration = 1, options = "curveLinear", animations = function()
  v.transform = CGAffineTransform{scaleX = 0.001, y = 0.001}
end}
settle()
M.rows(v, t, {{0, 10}, {0.5, 5.005}, {1, 0.01}}, width)
