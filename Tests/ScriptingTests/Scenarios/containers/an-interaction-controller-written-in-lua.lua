local T = require "trace"
local x = {transitionDuration = 1}
function x:animateTransition() expect(false, "the interaction controller animates itself") end
local hand = {}
function hand:startInteractiveTransition(ctx)
  self.ctx = ctx
  ctx.containerView:addSubview(ctx:view("to"))
  expectEqual(ctx.isInteractive, true)
end
function hand:go(p)
  self.ctx:view("to").frame = CGRect(0, 844 * (1 - p), 390, 844)
  self.ctx:updateInteractiveTransition(p)
end
local d = T.D{animator = x, driver = hand}
local a, b = T.scene("fullScreen", d)
a:present(b, {animated = true})
wait(0.1)
local ends, changes = {}, {}
b.transitionCoordinator:notifyWhenInteractionEnds(function(c) ends[#ends + 1] = c.isCancelled end)
b.transitionCoordinator:notifyWhenInteractionChanges(function(c)
  changes[#changes + 1] = c.isInteractive
end)
hand:go(0.5)
expectEqual(b.transitionCoordinator.percentComplete, 0.5)
expectEqual(b.transitionCoordinator.initiallyInteractive, true)
wait(0.1)
hand:go(1)
hand.ctx:finishInteractiveTransition()
hand.ctx:completeTransition(true)
settle()
expectEqual(ends, {false})
expectEqual(changes, {false})
expectEqual(a.presentedViewController, b)
expectEqual(at(now(), b.view).rect, CGRect(0, 0, 390, 844))
T.expectNoFinding()
