-- Who keeps an animator and its closures: a running one is kept, others go with all they capture.
local M = require "motion"
local v = M.dot()
local gone = setmetatable({}, {__mode = "k"})
local function collect() for _ = 1, 4 do collectgarbage() end end

-- never started, and known by its own closures
do
  local mark = {}
  gone[mark] = true
  local a
  a = UIViewPropertyAnimator{duration = 1, curve = "linear", animations = function() return a, mark end}
  a:addCompletion(function() return a, mark end)
end
collect()
expectEqual(next(gone), nil)

-- running without anybody else: its closures still come
local heard = {}
do
  local a = UIViewPropertyAnimator{duration = 1, curve = "linear", animations = function() M.to(v, 100) end}
  a:addCompletion(function() heard[#heard + 1] = "first" collect() end)
  a:addCompletion(function() heard[#heard + 1] = "second" end)
  a:startAnimation()
end
collect()
wait(0.5)
collect()
settle()
expectEqual(heard, {"first", "second"})

-- let go while paused: a finding (case C57)
do
  local a = UIViewPropertyAnimator{duration = 1, curve = "linear", animations = function() M.to(v, 0) end}
  a:startAnimation()
  wait(0.1)
  a:pauseAnimation()
end
collect()
step()
M.found("animator-released")

-- and while it waits for where to end
do
  local a = UIViewPropertyAnimator{duration = 1, curve = "linear", animations = function() M.to(v, 50) end}
  a:startAnimation()
  wait(0.1)
  a:stopAnimation(false)
end
local before = #findingList()
collect()
step()
expectEqual(#findingList(), before + 1)
