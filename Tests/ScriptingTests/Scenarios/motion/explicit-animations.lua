-- Basic, spring, keyframe and group animations on layers; key paths; what the layer answers about them.
local M = require "motion"
local v, t = M.dot()
local function center(record) return record.center.x end
local function play(animation, key)
  v.layer:add(animation, {forKey = key})
  t = now()
  settle()
  wait(1) -- an animation that stays is looked at afterwards
end

-- from, to and by
play(CABasicAnimation{keyPath = "position.x", byValue = 100, duration = 1})
M.rows(v, t, {{0, 5}, {0.5, 55}, {0.999, 104.9}, {1.1, 5}}, center)
play(CABasicAnimation{keyPath = "position", toValue = CGPoint(105, 5), duration = 1, timingFunction = "easeInEaseOut"})
M.rows(v, t, {{0.25, 17.916193}, {0.5, 55}}, center)
play(CABasicAnimation{keyPath = "position.x", fromValue = 0, toValue = 100, duration = 1, isAdditive = true,
  repeatCount = 2, autoreverses = true})
M.rows(v, t, {{0.5, 55}, {1.25, 80}, {2.5, 55}, {3.999, 5.1}, {4.1, 5}}, center)

-- beginTime in the layer's time; nothing shows before, unless it fills
play(CABasicAnimation{keyPath = "opacity", fromValue = 0, toValue = 0.5, duration = 1, beginTime = CACurrentMediaTime() + 1})
M.rows(v, t, {{0.5, 1}, {1.5, 0.25}, {2.1, 1}}, M.alpha)
play(CABasicAnimation{keyPath = "opacity", fromValue = 0, toValue = 0.5, duration = 1, beginTime = CACurrentMediaTime() + 1,
  fillMode = "backwards"})
M.rows(v, t, {{0.5, 0}, {1.5, 0.25}, {2.1, 1}}, M.alpha)
play(CABasicAnimation{keyPath = "opacity", fromValue = 0, toValue = 1, duration = 1, speed = 2, timeOffset = 0.5})
M.rows(v, t, {{0.125, 0.75}, {0.55, 1}}, M.alpha)

-- without a duration it has the transaction's
play(CABasicAnimation{keyPath = "opacity", fromValue = 0, toValue = 1})
M.rows(v, t, {{0.125, 0.5}, {0.26, 1}}, M.alpha)

-- a whole turn by the key path; by the matrix there would be nothing to see
play(CABasicAnimation{keyPath = "transform.rotation.z", fromValue = 0, toValue = 2 * math.pi, duration = 1})
M.rows(v, t, {{0.25, CGAffineTransform{rotationAngle = math.pi / 2}}, {0.5, CGAffineTransform{rotationAngle = math.pi}}},
  function(record) return record.transform end)

-- keyframes: two values at times, discrete, along a path evenly and paced
local frames = CAKeyframeAnimation{keyPath = "position.x", values = {5, 105, 55}, keyTimes = {0, 0.25, 1}, duration = 2,
  timingFunctions = {CAMediaTimingFunction{name = "linear"}, CAMediaTimingFunction{name = "easeIn"}}}
play(frames)
M.rows(v, t, {{0.25, 55}, {0.5, 105}, {1.25, 105 - 50 * 0.315356813}}, center)
expectEqual(frames.timingFunctions, {CAMediaTimingFunction.linear, CAMediaTimingFunction.easeIn})
play(CAKeyframeAnimation{keyPath = "position.x", values = {5, 105, 55}, keyTimes = {0, 0.25, 0.5, 1},
  calculationMode = "discrete", duration = 1})
M.rows(v, t, {{0.1, 5}, {0.3, 105}, {0.6, 55}, {0.99, 55}}, center)
local way = UIBezierPath{}
way:move(CGPoint(0, 0))
way:addLine(CGPoint(10, 0))
way:addLine(CGPoint(10, 90))
for mode, point in pairs{linear = CGPoint(5, 0), paced = CGPoint(10, 15)} do
  play(CAKeyframeAnimation{keyPath = "position", path = way, calculationMode = mode, duration = 1})
  M.rows(v, t, {{0.25, point}}, function(record) return record.center end)
end

-- a group cuts off at its duration; children fill it, and begin in its time
local group = CAAnimationGroup{duration = 5, animations = {
  CABasicAnimation{keyPath = "position.x", fromValue = 5, toValue = 105, duration = 10},
  CABasicAnimation{keyPath = "opacity", fromValue = 0, toValue = 1},
  CABasicAnimation{keyPath = "bounds.size.width", fromValue = 10, toValue = 20, beginTime = 1, duration = 2},
}}
play(group, "group")
M.rows(v, t, {{2.5, 30}, {4.999, 54.99}, {5.1, 5}}, center)
M.rows(v, t, {{2.5, 0.5}}, M.alpha)
M.rows(v, t, {{0.5, 10}, {2, 15}, {3.5, 10}}, function(record) return record.bounds.width end)
expectEqual(#group.animations, 3)

-- a spring goes on for its own time only if it is told to
local spring = CASpringAnimation{keyPath = "position.x", fromValue = 5, toValue = 105}
spring.duration = spring.settlingDuration
play(spring)
M.rows(v, t, {
  {0.1, 39.0300}, {0.2, 89.9426}, {0.3, 117.4355}, {0.4, 120.3123}, {0.5, 112.4591}, {1, 105.2170},
}, center, 1e-4)

-- what the layer holds is a copy; keys replace, and go
local a = CABasicAnimation{keyPath = "opacity", fromValue = 0.25, duration = 9}
v.layer:add(a, {forKey = "fade"})
a.fromValue = 0.75
expectEqual(v.layer:animation("fade").fromValue, 0.25)
expectEqual(v.layer:animation{forKey = "fade"}.duration, 9)
v.layer:add(a, {forKey = "fade"})
expectEqual(v.layer:animation("fade").fromValue, 0.75)
v.layer:add(CABasicAnimation{keyPath = "zPosition", toValue = 3, duration = 1}, {forKey = nil})
expectEqual(v.layer:animationKeys(), {"fade", "animation"})
v.layer:removeAnimation("fade")
expectEqual(v.layer:animation("fade"), nil)
v.layer:removeAllAnimations()
expectEqual(v.layer:animationKeys(), nil)

-- along a path a layer turns with it: to the right, then down
local corner = UIBezierPath{}
corner:move(CGPoint(0, 0))
corner:addLine{to = CGPoint(100, 0)}
corner:addLine{to = CGPoint(100, 100)}
for mode, turn in pairs{auto = 0, autoReverse = math.pi} do
  local along = CAKeyframeAnimation{keyPath = "position", path = corner, duration = 1, rotationMode = mode}
  expectEqual(along.rotationMode, mode)
  play(along)
  M.rows(v, t, {{0.25, CGAffineTransform{rotationAngle = turn}}, {0.75, CGAffineTransform{rotationAngle = turn + math.pi / 2}},
    {1.1, CGAffineTransform.identity}}, function(record) return record.transform end)
end
