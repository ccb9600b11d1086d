local T = require "trace"
local x = {transitionDuration = 1}
function x:interruptibleAnimator(ctx)
  if self.animator then return self.animator end
  local to = ctx:view("to")
  ctx.containerView:addSubview(to)
  to.alpha = 0
  self.animator = UIViewPropertyAnimator{duration = 1, curve = "linear",
    animations = function() to.alpha = 1 end}
  self.animator:addCompletion(function() ctx:completeTransition(not ctx.transitionWasCancelled) end)
  return self.animator
end
function x:animateTransition(ctx) self:interruptibleAnimator(ctx):startAnimation() end
function x:animationEnded() self.animator = nil end
local driver = UIPercentDrivenInteractiveTransition{}
local d = T.D{animator = x, driver = driver}
local a, b = T.scene("fullScreen", d)
a:present(b, {animated = true})
wait(0.1)
expectEqual(b.transitionCoordinator.isInterruptible, true)
driver:update(0.4)
wait(0.1)
expectEqual(at(now(), b.view).alpha, 0.4, {accuracy = 1e-9})
expectEqual(driver.timingCurve, nil)
driver.timingCurve = UICubicTimingParameters{animationCurve = "linear"}
driver:finish()
wait(0.3)
expectEqual(at(now(), b.view).alpha, 0.7, {accuracy = 1e-9})
settle()
expectEqual(b.isBeingPresented, false)
expectEqual(x.animator, nil)
T.expectNoFinding()
