-- core-animation.md T5: springDuration and bounce; the animation runs until it is at rest.
local M = require "motion"
for _, row in ipairs{
  {0, 25.132741, 0.8, {0.131311, 0.357740, 0.561960, 0.715416, 0.821026, 0.890034, 0.960457, 0.986399, 0.995461}},
  {0.15, 21.362830, 0.736651, {0.138210, 0.388102, 0.617685, 0.786369, 0.894509, 0.956447, 1.001617, 1.006020, 1.003073}},
  {0.3, 17.592919, 0.862955, {0.145715, 0.423302, 0.685055, 0.873711, 0.984087, 1.033930, 1.039303, 1.014498, 1.000737}},
  {0.5, 12.566371, 1.171938, {0.156782, 0.479612, 0.799453, 1.026972, 1.140700, 1.161461, 1.072261, 0.989822, 0.974395}},
} do
  local bounce, damping, settling, values = table.unpack(row)
  local v, t = M.dot()
  UIView.animate{springDuration = 0.5, bounce = bounce, animations = function() M.to(v, 100) end}
  local a = v.layer:animation("position")
  expectEqual({a.mass, a.stiffness, a.damping}, {1, 157.91367, damping}, {accuracy = 1e-5})
  expectEqual({a.duration, a.settlingDuration}, {settling, settling}, {accuracy = 1e-6})
  local own = CASpringAnimation{keyPath = "position", perceptualDuration = 0.5, bounce = bounce}
  expectEqual({own.stiffness, own.damping, own.bounce}, {157.91367, damping, bounce}, {accuracy = 1e-5})
  expectEqual(own.perceptualDuration, 0.5, {accuracy = 1e-12})
  settle()
  for index, time in ipairs{0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6} do
    M.rows(v, t, {{time, 100 * values[index]}}, nil, 1e-4)
  end
end
-- reverse, and with every value left out but the bounce
local a = CASpringAnimation{keyPath = "opacity", mass = 1, stiffness = 100, damping = 10}
expectEqual({a.perceptualDuration, a.bounce}, {0.6283185307, 0.5}, {accuracy = 1e-9})
local v = M.dot()
UIView.animate{bounce = 0.3, animations = function() M.to(v, 50) end}
expectEqual(v.layer:animation("position").damping, 17.592919, {accuracy = 1e-5})
-- overdamped, and really so
expectEqual(CASpringAnimation{perceptualDuration = 0.5, bounce = -0.3}.damping, 35.90, {accuracy = 5e-3})
