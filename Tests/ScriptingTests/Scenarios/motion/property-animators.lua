-- UIViewPropertyAnimator: states, scrubbing, reversing, stopping, additions, misuse as findings.
local M = require "motion"
local v, t = M.dot()
local function animator(labels)
  v.center = CGPoint(5, 5)
  labels.animations = labels.animations or function() M.to(v, 100) end
  step()
  t = now()
  return UIViewPropertyAnimator(labels)
end
local function x() return at(v).rect.x end

-- every initialiser
local a = animator{duration = 1, curve = "easeIn"}
expectEqual({a.timingParameters.animationCurve, a.timingParameters.timingCurveType}, {"easeIn", "builtin"})
a = animator{duration = 1, controlPoint1 = CGPoint(0.1, 0.2), controlPoint2 = CGPoint(0.3, 0.4)}
expectEqual({a.timingParameters.controlPoint1, a.timingParameters.timingCurveType}, {CGPoint(0.1, 0.2), "cubic"})
a = animator{duration = 1, dampingRatio = 0.5}
expectEqual({a.timingParameters.timingCurveType, a.duration}, {"spring", 1})
local parameters = UICubicTimingParameters{}
a = animator{duration = 0, timingParameters = parameters}
expectEqual({a.timingParameters, a.duration}, {parameters, 0.2}) -- 0 is 0.2 s

-- it runs on its curve; its fraction is the time's
a = animator{duration = 1, curve = "easeInOut"}
local positions = {}
a:addCompletion(function(position) positions[#positions + 1] = {position, a.state, a.isRunning, now() - t} end)
expectEqual({a.state, a.isRunning, a.fractionComplete, a.isReversed}, {"inactive", false, 0, false})
a:startAnimation()
expectEqual({a.state, a.isRunning}, {"active", true})
wait(0.25)
expectEqual({a.fractionComplete, x()}, {0.25, 12.9161931}, {accuracy = 1e-6})
settle()
expectEqual(a.state, "inactive")
expectEqual(positions, {{"end", "active", true, 1}}, {accuracy = 1e-9})

-- paused: no jump, the fraction becomes the way's; scrubbing is linear
a = animator{duration = 1, curve = "easeInOut"}
a:startAnimation()
wait(0.25)
a:pauseAnimation()
step()
expectEqual({a.state, a.isRunning, a.fractionComplete, x()}, {"active", false, 0.129161931, 12.9161931}, {accuracy = 1e-6})
a.fractionComplete = 0.3
step()
expectEqual(x(), 30, {accuracy = 1e-9})
a.isReversed = true
a:startAnimation()
local where
a:addCompletion(function(position) where = position end)
settle()
expectEqual({where, v.center, x()}, {"start", CGPoint(5, 5), 0})

-- scrubbed from the start; continued on another pace and in a part of the time
a = animator{duration = 1, curve = "linear", scrubsLinearly = true}
a.fractionComplete = 0.5
expectEqual(a.state, "active")
t = now()
a:continueAnimation{withTimingParameters = UICubicTimingParameters{animationCurve = "linear"}, durationFactor = 0.2}
settle()
expectEqual(at(t + 0.1, v).rect.x, 75, {accuracy = 1e-9})
expectEqual(at(t + 0.2, v, "after").rect.x, 100)

-- stopped: what shows becomes the model; then finished at a position
for position, left in pairs{["end"] = 100, start = 0, current = 40} do
  a = animator{duration = 1, curve = "linear"}
  where = nil
  a:addCompletion(function(p) where = p end)
  a:startAnimation()
  wait(0.4)
  a:stopAnimation(false)
  expectEqual({a.state, v.frame.x}, {"stopped", 40}, {accuracy = 1e-9})
  a:finishAnimation{at = position}
  expectEqual({a.state, where, v.frame.x}, {"inactive", position, left}, {accuracy = 1e-9})
end
a = animator{duration = 1, curve = "linear"}
where = nil
a:addCompletion(function(p) where = p end)
a:startAnimation()
wait(0.4)
a:stopAnimation(true)
settle()
expectEqual({a.state, where, v.frame.x}, {"inactive", nil, 40}, {accuracy = 1e-9})

-- a delay; changes that begin later; it pauses at its end
a = animator{duration = 1, curve = "linear", pausesOnCompletion = true}
a:addAnimations(function() v.alpha = 0 end, {delayFactor = 0.5})
a:startAnimation{afterDelay = 0.5}
expectEqual(a.delay, 0.5)
wait(0.5)
expectEqual(x(), 0)
wait(0.75)
expectEqual({x(), at(v).alpha}, {75, 0.5}, {accuracy = 1e-9})
settle()
expectEqual({a.state, a.isRunning, a.fractionComplete}, {"active", false, 1})
a:stopAnimation(true)
v.alpha = 1

-- one that runs by itself, with a spring's vector; what uses what
local b
v.center = CGPoint(5, 5)
step()
t = now()
b = UIViewPropertyAnimator.runningPropertyAnimator{withDuration = 1, delay = 0.5, options = "curveLinear",
  animations = function() M.to(v, 100) end, completion = function(p) where = {p, now() - t} end}
expectEqual(b.isRunning, true)
b = nil
collectgarbage()
collectgarbage()
settle()
expectEqual(at(t + 1, v).rect.x, 50, {accuracy = 1e-9})
expectEqual(where, {"end", 1.5}, {accuracy = 1e-9})
local spring = UISpringTimingParameters{dampingRatio = 1, initialVelocity = CGVector(2, 0)}
expectEqual({spring.initialVelocity, spring.springTimingParameters, spring.cubicTimingParameters},
  {CGVector(2, 0), spring})
a = UIViewPropertyAnimator{duration = 0.5, timingParameters = spring, animations = function() v.center = CGPoint(300, 300) end}
a:startAnimation()
expectEqual(v.layer:animation("position.x").initialVelocity, 2)
expectEqual(v.layer:animation("position.y").initialVelocity, 0)
settle()

-- misuse
a = animator{duration = 1, curve = "linear"}
a:finishAnimation("end")
M.found("animator-not-stopped")
a:stopAnimation(true)
M.found("animator-inactive")
a:startAnimation()
a:continueAnimation{withTimingParameters = nil, durationFactor = 0}
M.found("animator-not-paused")
a.isInterruptible = false
M.found("animator-active")
settle()
M.refused({"needs a pace", "dampingRatio"}, UIViewPropertyAnimator, {duration = 1})
M.refused({"missing argument 'duration'"}, UIViewPropertyAnimator, {curve = "linear"})
M.refused({"controlPoint2"}, UIViewPropertyAnimator, {duration = 1, controlPoint1 = CGPoint(0, 0)})
M.refused({"timingParameters", "got string"}, UIViewPropertyAnimator, {duration = 1, timingParameters = "linear"})
M.refused({"finishAnimation", "UIViewAnimatingPosition"}, function() a:finishAnimation("middle") end)
