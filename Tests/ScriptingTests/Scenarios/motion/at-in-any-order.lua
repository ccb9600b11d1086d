-- What `at` answers depends on the time alone: forwards, backwards, at random, and as it was live.
local M = require "motion"
local outer = M.view(CGRect(20, 40, 200, 300), "outer")
outer.layer.sublayerTransform = CATransform3D.identity:with{m34 = -1 / 500}
local inner = UIView{frame = CGRect(10, 10, 50, 50), name = "inner"}
local plain = CALayer{frame = CGRect(0, 0, 20, 20), name = "plain"}
outer:addSubview(inner)
inner.layer:addSublayer(plain)
step()
local t = now()
local live = {}
local shown = {outer, inner, plain}
local function record(view, time)
  local r = at(time, view)
  return {r.rect, r.quad, r.center, r.bounds, r.transform3D, r.alpha, r.opacity, r.cornerRadius, r.backgroundColor,
    r.model.center, r.model.alpha}
end
local function watch(n)
  for _ = 1, n do
    step()
    local entry = {time = now()}
    for i, view in ipairs(shown) do entry[i] = record(view, now()) end
    live[#live + 1] = entry
  end
end
UIView.animate{withDuration = 1, usingSpringWithDamping = 0.5, initialSpringVelocity = 1, animations = function()
  outer.center = CGPoint(200, 500)
  outer.transform = CGAffineTransform{rotationAngle = 1}
end}
watch(10)
UIView.animateKeyframes{withDuration = 0.8, options = "calculationModeCubic", animations = function()
  UIView.addKeyframe{withRelativeStartTime = 0.1, relativeDuration = 0.4, animations = function() inner.alpha = 0 end}
  UIView.addKeyframe{withRelativeStartTime = 0.5, relativeDuration = 0.5, animations = function()
    inner.alpha = 1
    inner.transform3D = CATransform3DMakeRotation(2, 0, 1, 0)
  end}
end}
plain.opacity = 0.25
plain.backgroundColor = UIColor.red
watch(10)
UIView.animate{withDuration = 0.5, options = {"repeat", "autoreverse", "beginFromCurrentState"}, animations = function()
  outer.center = CGPoint(100, 100)
  inner.layer.cornerRadius = 9
end}
inner.layer.speed = 0.5
watch(10)
inner:removeFromSuperview()
watch(5)
outer:addSubview(inner)
local animator = UIViewPropertyAnimator{duration = 1, dampingRatio = 0.7, animations = function() inner.frame = CGRect(0, 0, 90, 90) end}
animator:startAnimation()
watch(5)
animator:pauseAnimation()
animator.fractionComplete = 0.7
watch(5)
animator.isReversed = true
animator:startAnimation()
outer.layer:add(CAKeyframeAnimation{keyPath = "position", path = UIBezierPath{ovalIn = CGRect(0, 0, 300, 300)},
  calculationMode = "paced", duration = 0.7}, {forKey = "round"})
watch(40)

local function check(entry, how)
  for i, view in ipairs(shown) do
    local text = how .. ": " .. view.name .. " at " .. entry.time
    expectEqual(record(view, entry.time), entry[i], {message = text})
  end
end
for i = 1, #live do check(live[i], "forwards") end
for i = #live, 1, -1 do check(live[i], "backwards") end
for _ = 1, 100 do check(live[math.random(#live)], "at random") end
