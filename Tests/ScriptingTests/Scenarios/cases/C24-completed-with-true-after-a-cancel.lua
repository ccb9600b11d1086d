-- The wrong controller ends on top, as in UIKit, and it is told.
local T = require "trace"
local driver = UIPercentDrivenInteractiveTransition{}
local x = {transitionDuration = 1}
function x:animateTransition(ctx)
  local from, to = ctx:view("from"), ctx:view("to")
  ctx.containerView:insertSubview(to, {belowSubview = from})
  UIView.animate{withDuration = 1, animations = function() from.alpha = 0 end,
    completion = function() ctx:completeTransition(true) end}
end
local delegate = {animationControllerFor = function() return x end,
  interactionControllerFor = function() return driver end}
local n, a, b = T.stack(true, delegate)
n:popViewController{animated = true}
wait(0.1)
driver:update(0.3)
wait(0.1)
driver:cancel()
settle()
expectEqual(n.topViewController, a)
T.expectFinding("completed-true-after-cancel")
