-- UIKit asks several times, and must get the same animator for the whole transition.
local T = require "trace"
local function run(keeps)
  reset()
  local x = {transitionDuration = 0.5, asked = 0}
  function x:interruptibleAnimator(ctx)
    self.asked = self.asked + 1
    if keeps and self.kept then return self.kept end
    local to = ctx:view("to")
    ctx.containerView:addSubview(to)
    to.alpha = 0
    local animator = UIViewPropertyAnimator{duration = 0.5, curve = "linear",
      animations = function() to.alpha = 1 end}
    animator:addCompletion(function(position) ctx:completeTransition(position == "end") end)
    self.kept = animator
    return animator
  end
  function x:animateTransition(ctx) self:interruptibleAnimator(ctx):startAnimation() end
  local d = T.D{animator = x}
  local a, b = T.scene("fullScreen", d)
  local t = now()
  a:present(b, {animated = true})
  settle()
  expect(x.asked > 1)
  return a, b, t
end
local a, b, t = run(true)
T.expectNoFinding()
expectEqual(a.presentedViewController, b)
expectEqual(at(t + 0.25, b.view).alpha, 0.5, {accuracy = 1e-9})
run(false)
T.expectFinding("another-interruptible-animator")
