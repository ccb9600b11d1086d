local a = UIViewController{}
window.rootViewController = a
local v = UIView{frame = CGRect(0, 0, 10, 10)}
a.view:addSubview(v)
step()
local function run(parameters)
  v.center = CGPoint(5, 5)
  local t = now()
  local ended
  local animator = UIViewPropertyAnimator{duration = 0.35, timingParameters = parameters}
  animator:addAnimations(function() v.center = CGPoint(105, 5) end)
  animator:addCompletion(function(position) ended = {position, now() - t} end)
  animator:startAnimation()
  settle()
  expectEqual(ended, {"end", animator.duration}, {accuracy = 1e-9})
  return animator.duration, (at(t + 0.25, v).rect.x) / 100
end
local duration, part = run(UISpringTimingParameters())
expectEqual(duration, 0.6, {accuracy = 1e-9})
expectEqual(part, 0.942038, {accuracy = 1e-4})
duration, part = run(UISpringTimingParameters{mass = 3, stiffness = 1000, damping = 500, initialVelocity = CGVector.zero})
expectEqual({duration, part}, {0.6, 0.942038}, {accuracy = 1e-4})
duration = run(UISpringTimingParameters{dampingRatio = 0.8})
expectEqual(duration, 0.35)
duration = run(UISpringTimingParameters{duration = 0.5, bounce = 0.3})
expectEqual(duration, 0.862955, {accuracy = 1e-6})
local said
for _, f in ipairs(findingList()) do
  if f.rule == "duration-ignored" then said = said or f.message end
end
expect(said and said:find("0.35", 1, true) and said:find("0.6", 1, true), said)
