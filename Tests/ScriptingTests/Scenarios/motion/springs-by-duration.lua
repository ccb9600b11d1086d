-- core-animation.md T4: usingSpringWithDamping, as the layer's animation shows it and as sampled.
local M = require "motion"
for _, row in ipairs{
  {0.25, 1, 0, 1364.0948, 73.86731, {0.236069, 0.550908, 0.671068, 0.944477, 0.992211}},
  {0.35, 1, 0, 695.9667, 52.76236, {0.236069, 0.550908, 0.671068, 0.944477, 0.992211}},
  {0.5, 1, 0, 341.0237, 36.93365, {0.236069, 0.550908, 0.671068, 0.944477, 0.992211}},
  {0.3, 0.8, 0, 898.8597, 47.96958, {0.248595, 0.609318, 0.748367, 1.009077, 1.007552}},
  {0.5, 0.8, 0, 323.5895, 28.78175, {0.248595, 0.609318, 0.748367, 1.009077, 1.007552}},
  {0.5, 0.75, 0, 351.7788, 28.13365, {0.271064, 0.657828, 0.801178, 1.028322, 1.006100}},
  {0.4, 0.7, 0, 605.1165, 34.43876, {0.298650, 0.714647, 0.860878, 1.041133, 1.001726}},
  {1, 0.7, 0, 96.8186, 13.77551, {0.298650, 0.714647, 0.860878, 1.041133, 1.001726}},
  {0.5, 0.6, 0, 486.9485, 26.48029, {0.373586, 0.855655, 0.998183, 1.036927, 0.991685}},
  {0.5, 0.5, 0, 646.8780, 25.43380, {0.487823, 1.034971, 1.144223, 0.987155, 0.998849}},
  {0.6, 0.6, 0.5, 333.4033, 21.91120, {0.383341, 0.859585, 0.999784, 1.037426, 0.991596}},
  {0.5, 0.8, 1, 317.0762, 28.49061, {0.268181, 0.622689, 0.757540, 1.009349, 1.007621}},
  {0.8, 0.7, 0.3, 149.7170, 17.13025, {0.307470, 0.719678, 0.863824, 1.041155, 1.001817}},
} do
  local duration, ratio, velocity, stiffness, damping, values = table.unpack(row)
  local v, t = M.dot()
  UIView.animate{withDuration = duration, usingSpringWithDamping = ratio, initialSpringVelocity = velocity,
    options = "curveEaseIn", animations = function() M.to(v, 100) end}
  local a = v.layer:animation("position")
  expectEqual(a.mass, 1)
  expectEqual(a.stiffness, stiffness, {accuracy = 5e-4})
  expectEqual(a.damping, damping, {accuracy = 5e-5})
  expectEqual(a.initialVelocity, velocity)
  expectEqual(a.duration, duration)
  settle()
  for index, part in ipairs{0.1, 0.2, 0.25, 0.5, 0.75} do
    M.rows(v, t, {{part * duration, 100 * values[index]}}, nil, 1e-3)
  end
  M.rows(v, t, {{duration, 100}})
end
