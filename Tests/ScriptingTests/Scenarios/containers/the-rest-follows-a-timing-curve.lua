-- timingCurve paces the rest of an interruptible transition; without such an animator it does not count.
local T = require "trace"
local function app(isInterruptible, curve)
  reset()
  local x = {transitionDuration = 1}
  local function finish(ctx) ctx:completeTransition(not ctx.transitionWasCancelled) end
  local function show(ctx)
    local to = ctx:view("to")
    ctx.containerView:addSubview(to)
    to.alpha = 0
    return to
  end
  if isInterruptible then
    function x:interruptibleAnimator(ctx)
      if self.animator then return self.animator end
      local to = show(ctx)
      self.animator = UIViewPropertyAnimator{duration = 1, curve = "easeOut",
        animations = function() to.alpha = 1 end}
      self.animator:addCompletion(function(position) self.position = position; finish(ctx) end)
      return self.animator
    end
    function x:animateTransition(ctx) self:interruptibleAnimator(ctx):startAnimation() end
  else
    function x:animateTransition(ctx)
      local to = show(ctx)
      UIView.animate{withDuration = 1, animations = function() to.alpha = 1 end,
        completion = function() finish(ctx) end}
    end
  end
  local d = T.D{animator = x, driver = UIPercentDrivenInteractiveTransition{timingCurve = curve}}
  local a, b = T.scene("fullScreen", d)
  a:present(b, {animated = true})
  wait(0.1)
  d.driver:update(0.4)
  wait(0.1)
  return d.driver, b, now(), x, d
end

local linear = UICubicTimingParameters{animationCurve = "linear"}
local driver, b, t, x, d = app(true, linear)
driver:finish()
settle()
expectEqual(at(t + 0.15, b.view).alpha, 0.4 + 0.6 * 0.25, {accuracy = 1e-9})
expectEqual(x.position, "end")
T.expectNoFinding()

driver, b, t, x, d = app(true, linear)
driver:cancel()
settle()
expectEqual(at(t + 0.1, b.view).alpha, 0.4 * 0.75, {accuracy = 1e-9})
expectEqual(x.position, "start")

driver, b, t, x, d = app(true, nil)
driver:finish()
settle()
expectEqual(at(t + 0.15, b.view).alpha, 0.4 + 0.6 * 0.1291619310, {accuracy = 1e-9})

driver, b, t, x, d = app(false, linear)
driver:finish()
settle()
expectEqual(at(t + 0.15, b.view).alpha, 0.4 + 0.6 * 0.1291619310, {accuracy = 1e-9})

-- A spring swings past the end: ratio 0.5 overshoots by exp(-pi / sqrt(3)) = 16.3 % of the rest.
driver, b, t, x, d = app(true, UISpringTimingParameters{dampingRatio = 0.5})
driver:finish()
settle()
local highest = 0
for time = t, t + 0.59, 0.001 do highest = math.max(highest, at(time, b.view).alpha) end
expectEqual(highest, 1 + 0.6 * math.exp(-math.pi / math.sqrt(3)), {accuracy = 1e-3})
expectEqual(b.isBeingPresented, false)
T.expectNoFinding()
