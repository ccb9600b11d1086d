-- The cancel path takes the presenter's view away, under a style that keeps it.
local T = require "trace"
local a, b
local driver, isDriven = UIPercentDrivenInteractiveTransition{}, true
local x = {transitionDuration = 0.5}
function x:animateTransition(ctx)
  UIView.animate{withDuration = 0.5, animations = function() b.view.alpha = 0 end,
    completion = function()
      if ctx.transitionWasCancelled then a.view:removeFromSuperview() end -- the mistake
      ctx:completeTransition(not ctx.transitionWasCancelled)
    end}
end
local d = {animationControllerForDismissed = function() return x end,
  interactionControllerForDismissal = function() return isDriven and driver or nil end}
a, b = T.presented("custom", d)
b:dismiss{animated = true}
wait(0.1)
driver:update(0.3)
wait(0.1)
driver:cancel()
settle()
expectEqual(b.view.alpha, 1)
expectEqual(a.view.window, nil)
isDriven = false
b:dismiss{animated = true}
settle()
expectEqual(a.presentedViewController, nil)
expectEqual(#window.subviews, 0) -- black
T.expectFinding("black-at-the-end")
