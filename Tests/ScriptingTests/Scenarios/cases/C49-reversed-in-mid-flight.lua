-- Both deltas are summed: the view carries on and turns smoothly; both completions come at their time.
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
-- the parts: old minus new each, to nothing, on top of the model
local there, back = v.layer:animation("position"), v.layer:animation("position-2")
expectEqual({there.fromValue, there.toValue, there.isAdditive}, {CGPoint(-100, 0), CGPoint.zero, true})
expectEqual({back.fromValue, back.toValue, back.isAdditive}, {CGPoint(100, 0), CGPoint.zero, true})
expectEqual({there.fillMode, back.fillMode}, {"both", "both"})
settle()
M.rows(v, t, {{0.5, 50}, {0.625, 67.61}, {0.75, 74.17}, {1, 50}, {1.25, 12.92}, {1.5, 0}}, nil, 5e-3)
expectEqual(ends, {{"there", true, 1}, {"back", true, 1.5}}, {accuracy = 1e-9})
-- bounds become two animations
v.bounds = CGRect(0, 0, 10, 10)
step()
UIView.animate{withDuration = 1, animations = function() v.bounds = CGRect(5, 5, 20, 20) end}
expectEqual(v.layer:animationKeys(), {"bounds.origin", "bounds.size"})
settle()
