-- UIKit: a property animator owns the keyframes and blocks inside its block: they are paused, scrubbed
-- and reversed with it, and its completion waits for them. (keyframes sure, plain blocks likely)
window.rootViewController = UIViewController{}
local v = UIView{frame = CGRect(0, 0, 100, 100)}
window:addSubview(v)
wait(0)

local ends, frames = {}, 0
local animator = UIViewPropertyAnimator{duration = 1, curve = "linear", animations = function()
  UIView.animateKeyframes{withDuration = 0, animations = function()
    UIView.addKeyframe{withRelativeStartTime = 0, relativeDuration = 0.5, animations = function()
      v.center = CGPoint(150, 50)
    end}
    UIView.addKeyframe{withRelativeStartTime = 0.5, relativeDuration = 0.5, animations = function()
      v.center = CGPoint(150, 250)
    end}
  end, completion = function() frames = frames + 1 end}
  UIView.animate{withDuration = 0.1, animations = function() v.alpha = 0 end}
end}
animator:addCompletion(function(position) ends[#ends + 1] = position end)
animator:pauseAnimation()
wait(2)
expectEqual(animator.state, "active")
expectEqual(at(v).center, CGPoint(50, 50))
-- Linear: a quarter of the time is half the first frame, three quarters half the second.
for fraction, center in pairs{[0.25] = CGPoint(100, 50), [0.5] = CGPoint(150, 50),
  [0.75] = CGPoint(150, 150)} do
  animator.fractionComplete = fraction
  wait(0)
  expectEqual(at(v).center, center, {accuracy = 1e-9})
  expectEqual(at(v).alpha, 1 - fraction, {accuracy = 1e-9}) -- the duration is the animator's
end
animator.fractionComplete = 0.5
animator:continueAnimation{durationFactor = 0}
local t = now()
wait(0.25)
expectEqual(at(v).center, CGPoint(150, 150), {accuracy = 1e-9})
expectEqual(ends, {})
settle()
expectEqual(at(v).center, CGPoint(150, 250))
expectEqual(ends, {"end"})
expectEqual(frames, 1)

-- Keyframes take the curve around them: in a linear block they are linear.
local w = UIView{frame = CGRect(0, 0, 100, 100)}
window:addSubview(w)
wait(0)
UIView.animate{withDuration = 1, options = "curveLinear", animations = function()
  UIView.animateKeyframes{withDuration = 0.2, animations = function()
    UIView.addKeyframe{withRelativeStartTime = 0, relativeDuration = 1, animations = function()
      w.center = CGPoint(150, 50)
    end}
  end}
end}
wait(0.25)
expectEqual(at(w).center, CGPoint(75, 50), {accuracy = 1e-9})
