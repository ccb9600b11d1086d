-- core-animation.md 1.1, T1 and Chromium's row, through CAMediaTimingFunction.
local M = require "motion"
local rows = {
  easeIn = {{0.05, 0.004474615}, {0.25, 0.093464651}, {0.5, 0.315356813}, {0.9, 0.839427846}},
  easeOut = {{0.05, 0.082242204}, {0.25, 0.378138131}, {0.5, 0.684643187}, {0.9, 0.982973390}},
  easeInEaseOut = {{0.05, 0.004829750}, {0.25, 0.129161931}, {0.5, 0.5}, {0.9, 0.980277546}},
  default = {{0.05, 0.032951541}, {0.25, 0.408510591}, {0.5, 0.802403388}, {0.9, 0.994316477}},
  linear = {{0.05, 0.05}, {0.9, 0.9}},
}
for name, values in pairs(rows) do
  local f = CAMediaTimingFunction{name = name}
  expectEqual(f.name, name)
  expectEqual(f, CAMediaTimingFunction[name])
  expectEqual(CAMediaTimingFunction{controlPoints = f.controlPoints}, f)
  for _, row in ipairs(values) do expectEqual(f:value(row[1]), row[2], {accuracy = 1e-7, message = name}) end
end
local f = CAMediaTimingFunction{controlPoints = {0.25, 0, 0.75, 1}}
expectEqual(f.name, nil)
expectEqual(f:value(0.05), 0.01136, {accuracy = 1.5e-4})
expectEqual(f:value(0.10), 0.03978, {accuracy = 1.5e-4})
expectEqual(f:value(0.15), 0.07978, {accuracy = 1.5e-4})
expectEqual(f:getControlPoint(1), CGPoint(0.25, 0))
expectEqual(f:getControlPoint{at = 3}, CGPoint(1, 1))
M.refused({"needs four numbers"}, CAMediaTimingFunction, {controlPoints = {1, 2}})
M.refused({"ease", "easeIn", "CAMediaTimingFunctionName"}, CAMediaTimingFunction, {name = "easein"})
M.refused({"missing argument 'name'"}, CAMediaTimingFunction, {})
M.refused({"fractions of the time"}, CAMediaTimingFunction, {controlPoints = {2, 0, 0, 1}})

-- the options of a block: each curve, and both bits together are linear
for options, value in pairs{
  curveEaseInOut = 12.9161931, curveEaseIn = 9.3464651, curveEaseOut = 37.8138131, curveLinear = 25,
} do
  local v, t = M.dot()
  UIView.animate{withDuration = 1, options = options, animations = function() M.to(v, 100) end}
  settle()
  M.rows(v, t, {{0.25, value}})
end
local v, t = M.dot()
UIView.animate{withDuration = 1, options = {"curveEaseIn", "curveEaseOut"}, animations = function() M.to(v, 100) end}
settle()
M.rows(v, t, {{0.25, 25}})
