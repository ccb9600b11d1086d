-- core-animation.md T9.
local M = require "motion"
local layer = CALayer{speed = 0.5, timeOffset = 1}
expectEqual(layer:convertTime(0.5, {from = nil}), 1.25)
expectEqual(layer:convertTime(1.25, {to = CALayer{}}), 0.5)

-- a delay shows the old value meanwhile
local v, t = M.dot()
UIView.animate{withDuration = 2, delay = 2, options = "curveLinear", animations = function() v.alpha = 0 end}
expectEqual(v.alpha, 0)
settle()
M.rows(v, t, {{1, 1}, {2, 1}, {3, 0.5}, {4, 0}}, M.alpha)

-- there and back, then a jump to the new value
v, t = M.dot()
UIView.animate{withDuration = 1, options = {"autoreverse", "curveLinear"}, animations = function() M.to(v, 100) end}
settle()
step()
M.rows(v, t, {{0.5, 50}, {1, 100}, {1.5, 50}, {1.999, 0.1}, {2.01, 100}})
expectEqual(at(t + 2, v, "after").rect.x, 100)

-- half a cycle more ends on the new value
v, t = M.dot()
local finished
UIView.animate{withDuration = 1, options = "curveLinear", animations = function()
  UIView.modifyAnimations{withRepeatCount = 2.5, autoreverses = true, animations = function() M.to(v, 100) end}
end, completion = function(f) finished = {f, now() - t} end}
expectEqual(v.layer:animation("position").repeatCount, 2.5)
expect(v.layer:animation("position").autoreverses)
settle()
M.rows(v, t, {{0.5, 50}, {1.5, 50}, {2, 0}, {4.5, 50}, {4.999, 99.9}, {5, 100}}, nil, 1e-4)
expectEqual(finished, {true, 5}, {accuracy = 1e-9})

-- a layer whose time is held shows what its offset says
for curve, x in pairs{curveLinear = 30, curveEaseInOut = 18.739591} do
  v, t = M.dot()
  v.layer.speed = 0
  v.layer.timeOffset = 0
  UIView.animate{withDuration = 1, options = curve, animations = function() M.to(v, 100) end}
  step()
  expectEqual(at(v).rect.x, 0)
  v.layer.timeOffset = 0.3
  step()
  expectEqual(at(v).rect.x, x, {accuracy = 1e-5, message = curve})
  v:removeFromSuperview()
end
