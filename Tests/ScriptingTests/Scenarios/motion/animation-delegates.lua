-- CAAnimation's delegate is strong: it hears of the start and the end whoever else has forgotten it.
local M = require "motion"
local v, t = M.dot()
local heard = {}
do
  local delegate = {
    animationDidStart = function(self, a) heard[#heard + 1] = {"start", a.keyPath, now() - t} end,
    animationDidStop = function(self, a, flag)
      heard[#heard + 1] = {"stop", flag, now() - t, v.layer:animation("stay") == a}
    end,
  }
  local a = CABasicAnimation{keyPath = "opacity", fromValue = 0, duration = 1, delegate = delegate}
  expectEqual(a.delegate, delegate)
  expectEqual(a:copy().delegate, delegate)
  v.layer:add(a, {forKey = "go"})
  a.delegate = nil
  expectEqual(a.delegate, nil)
end
collectgarbage()
collectgarbage()
settle()
expectEqual(heard, {{"start", "opacity", 0}, {"stop", true, 1, false}}, {accuracy = 1e-9})

-- removed or replaced before its end: false; one that stays is found under its key
heard = {}
t = now()
local Hearing = class("Hearing")
function Hearing:animationDidStop(a, flag) heard[#heard + 1] = {flag, v.layer:animation("stay") == a} end
local function add(key)
  v.layer:add(CABasicAnimation{keyPath = "opacity", fromValue = 0, duration = 1, fillMode = "forwards",
    isRemovedOnCompletion = false, delegate = Hearing{}}, {forKey = key})
end
add("a")
wait(0.25)
add("a")
wait(0.25)
v.layer:removeAllAnimations()
add("stay")
settle()
expectEqual(heard, {{false, false}, {false, false}, {true, true}})

-- a delegate that knows its animation goes with it
local known = setmetatable({}, {__mode = "k"})
do
  local delegate = {}
  delegate.animation = CABasicAnimation{keyPath = "opacity", delegate = delegate}
  known[delegate] = true
end
collectgarbage()
collectgarbage()
collectgarbage()
expectEqual(next(known), nil)

-- an animation on a layer that is in no window is over at once
heard = {}
CALayer{}:add(CABasicAnimation{keyPath = "opacity", toValue = 0, delegate = Hearing{}}, {forKey = "stay"})
wait(0)
expectEqual(heard, {{false, false}})
