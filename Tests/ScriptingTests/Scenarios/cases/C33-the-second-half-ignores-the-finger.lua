-- A second block in the first one's completion: the driver holds the first only. Keyframes follow.
local T = require "trace"
local function scale(k) return CGAffineTransform{scaleX = k, y = k} end
local function finish(ctx) ctx:completeTransition(not ctx.transitionWasCancelled) end

local function app(animate)
  reset()
  local x = {transitionDuration = 1, animateTransition = function(self, ctx)
    local from, to = ctx:view("from"), ctx:view("to")
    ctx.containerView:insertSubview(to, {at = 0})
    animate(ctx, from)
  end}
  local driver = UIPercentDrivenInteractiveTransition{}
  local d = T.D{animator = x, driver = driver}
  local a, b = T.presented("fullScreen", d)
  b:dismiss{animated = true}
  wait(0.1)
  driver:update(0.75)
  wait(0.1)
  return b, driver
end

local second = false
local b, driver = app(function(ctx, view)
  UIView.animate{withDuration = 0.5, animations = function() view.transform = scale(0.1) end,
    completion = function()
      second = true
      UIView.animate{withDuration = 0.5, animations = function() view.alpha = 0 end,
        completion = function() finish(ctx) end}
    end}
end)
expectEqual(at(b.view).transform, scale(0.1)) -- the first block at its end
expectEqual(at(b.view).alpha, 1)
expectEqual(second, false) -- and the second does not exist
T.expectNoFinding()
driver:finish()
settle()
expectEqual(second, true)
local told = findingList()
expectEqual(#told, 1)
expectEqual(told[1].rule, "not-driven")
expect(told[1].message:find("started from a completion inside the dismissal of B", 1, true), told[1].message)

b, driver = app(function(ctx, view)
  UIView.animateKeyframes{withDuration = 1, animations = function()
    UIView.addKeyframe{withRelativeStartTime = 0, relativeDuration = 0.5,
      animations = function() view.transform = scale(0.1) end}
    UIView.addKeyframe{withRelativeStartTime = 0.5, relativeDuration = 0.5,
      animations = function() view.alpha = 0 end}
  end, completion = function() finish(ctx) end}
end)
expectEqual(at(b.view).alpha, 0.5, {accuracy = 1e-9})
driver:finish()
settle()
T.expectNoFinding()

-- The same two blocks without a finger are nobody's mistake.
reset()
local x = {transitionDuration = 1, animateTransition = function(self, ctx)
  local to = ctx:view("to")
  ctx.containerView:addSubview(to)
  UIView.animate{withDuration = 0.5, animations = function() to.alpha = 0.5 end,
    completion = function()
      UIView.animate{withDuration = 0.5, animations = function() to.alpha = 1 end,
        completion = function() finish(ctx) end}
    end}
end}
local d = T.D{animator = x}
local a, c = T.scene("fullScreen", d)
a:present(c, {animated = true})
settle()
T.expectNoFinding()
