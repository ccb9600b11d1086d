local M = require "motion"
local v = M.dot()
local function start(x, stop)
  local a = UIViewPropertyAnimator{duration = 1, curve = "linear", animations = function() M.to(v, x) end}
  a:startAnimation()
  wait(0.1)
  if stop then a:stopAnimation(false) else a:pauseAnimation() end
end
local function released()
  local count = 0
  for _, f in ipairs(findingList()) do if f.rule == "animator-released" then count = count + 1 end end
  return count
end
for count, stop in ipairs{false, true} do
  start(100 * count, stop)
  for _ = 1, 3 do collectgarbage() end
  step()
  expectEqual(released(), count)
end
-- stopped and finished first, or stopped for good, it may go
do
  local a = UIViewPropertyAnimator{duration = 1, curve = "linear", animations = function() M.to(v, 0) end}
  a:startAnimation()
  wait(0.1)
  a:stopAnimation(false)
  a:finishAnimation("current")
  local b = UIViewPropertyAnimator{duration = 1, curve = "linear", animations = function() M.to(v, 50) end}
  b:startAnimation()
  wait(0.1)
  b:stopAnimation(true)
end
for _ = 1, 3 do collectgarbage() end
step()
expectEqual(released(), 2)
-- finishing while the completion handlers run is refused: it is still running then
local a = UIViewPropertyAnimator{duration = 0.1, curve = "linear", animations = function() M.to(v, 70) end}
a:addCompletion(function() a:finishAnimation("end") end)
a:startAnimation()
settle()
M.found("animator-not-stopped")
