-- core-animation.md T7: 0 to 100 in 1 s, sent back at 0.5 in 1 s; both deltas are summed.
local M = require "motion"
local v, t = M.dot()
local ends = {}
local function move(x, name)
  UIView.animate{withDuration = 1, animations = function() M.to(v, x) end,
    completion = function(finished) ends[#ends + 1] = {name, finished, now() - t} end}
end
move(100, "there")
wait(0.5)
move(0, "back")
expectEqual(v.layer:animationKeys(), {"position", "position-2"})
settle()
M.rows(v, t, {
  {0.25, 12.916193}, {0.499999, 49.999828}, {0.5, 50}, {0.6, 64.839368}, {0.75, 74.167614},
  {0.9, 64.839368}, {1, 50}, {1.1, 33.188387}, {1.25, 12.916193}, {1.4, 1.972245}, {1.5, 0},
})
M.rows(v, t, {{0.625, 67.61}}, nil, 5e-3) -- case C49
expectEqual(ends, {{"there", true, 1}, {"back", true, 1.5}}, {accuracy = 1e-9})
