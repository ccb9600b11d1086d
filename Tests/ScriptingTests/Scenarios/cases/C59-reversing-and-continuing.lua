local M = require "motion"
local v, t = M.dot()
local ended
local function animator(pauses)
  local a = UIViewPropertyAnimator{duration = 0.25, curve = "easeOut", animations = function() M.to(v, 100) end}
  a:addCompletion(function(position) ended = {position, now() - t} end)
  a.pausesOnCompletion = pauses
  expect(a.scrubsLinearly)
  return a
end
local a = animator(false)
a:startAnimation()
a:pauseAnimation()
a.fractionComplete = 0.9
step()
expectEqual(at(v).rect.x, 90, {accuracy = 1e-9}) -- linear while scrubbed
a.isReversed = true
expectEqual(a.fractionComplete, 0.1, {accuracy = 1e-9}) -- the fraction turns with the direction
t = now()
a:continueAnimation{withTimingParameters = nil, durationFactor = 0}
settle()
-- it takes its own curve again, from where that is at 90: easeOut(0.7404) = 0.9
expectEqual(ended, {"start", 0.25 * 0.7404}, {accuracy = 1e-4})
expectEqual(v.frame.x, 0)
-- one that pauses at its end calls no completion
ended = nil
a = animator(true)
a:startAnimation()
settle()
expectEqual({ended, a.state, a.isRunning}, {nil, "active", false})
a:stopAnimation(true)
