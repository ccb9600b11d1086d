-- A driver that turns the container's layer time by hand leaves the model at the end values: once the
-- animation has gone they show, until somebody resets them. UIKit's own driver puts them back itself.
local T = require "trace"

-- Scrubs layer time; walks it back frame by frame after a cancel.
local Hand = class("Hand")
function Hand:startInteractiveTransition(ctx)
  self.ctx, self.layer = ctx, ctx.containerView.layer
  self.layer.speed = 0
  self.animator:animateTransition(ctx)
end
function Hand:update(p)
  self.p = p
  self.layer.timeOffset = p * 0.4
  self.ctx:updateInteractiveTransition(p)
end
function Hand:cancel()
  self.ctx:cancelInteractiveTransition()
  local function tick()
    self.p = math.max(0, self.p - 1 / 24)
    self.layer.timeOffset = self.p * 0.4
    if self.p > 0 then after(1 / 60, tick) else self.layer.speed = 1 end
  end
  after(1 / 60, tick)
end

-- from.alpha 1 -> 0 in 0.4 s; what a cancel needs is put back by a function.
local function app(makeDriver, putBack)
  reset()
  local x = {transitionDuration = 0.4}
  function x:animateTransition(ctx)
    local from, to = ctx:view("from"), ctx:view("to")
    ctx.containerView:insertSubview(to, {belowSubview = from})
    UIView.animate{withDuration = 0.4, animations = function() from.alpha = 0 end,
      completion = function()
        local cancelled = ctx.transitionWasCancelled
        if cancelled then putBack(from) end
        ctx:completeTransition(not cancelled)
      end}
  end
  local driver = makeDriver(x)
  local d = T.D{animator = x, driver = driver}
  local a, b = T.presented("fullScreen", d)
  b:dismiss{animated = true}
  wait(0.1)
  driver:update(0.3)
  wait(0.1)
  expectEqual(at(b.view).alpha, 1 - 0.3, {accuracy = 0.15}) -- the block's curve, or linear
  driver:cancel()
  local t = now()
  wait(0.5)
  expectEqual(a.presentedViewController, b)
  expectEqual(b.transitioningDelegate, d)
  return b, t
end
local function byHand(x) return Hand{animator = x} end
local function uikits() return UIPercentDrivenInteractiveTransition{} end
local function nothing() end
local function atOnce(from) from.alpha = 1 end
local function later(from) after(1 / 60, function() from.alpha = 1 end) end

local b, t = app(byHand, later)
local told = findingList()
expectEqual(#told, 1, {message = told[1] and told[1].message})
expectEqual(told[1].rule, "flash-after-cancel")
expect(told[1].message:find("shows end values for B.view.alpha after a cancel", 1, true), told[1].message)
expectEqual(at(told[1].time, b.view).alpha, 0)
expectEqual(at(told[1].time - 1 / 60, b.view).alpha, 1, {accuracy = 0.01})
expectEqual(at(told[1].time + 1 / 60, b.view).alpha, 1)

b = app(byHand, atOnce)
T.expectNoFinding()
expectEqual(at(b.view).alpha, 1)

-- And for good, if nobody resets them.
b = app(byHand, nothing)
T.expectFinding("flash-after-cancel")
expectEqual(at(b.view).alpha, 0)

for _, putBack in ipairs{later, atOnce, nothing} do
  b, t = app(uikits, putBack)
  T.expectNoFinding()
  for time = t, t + 0.3, 0.001 do expect(at(time, b.view).alpha >= 0.7 - 1e-9, "no flash") end
  expectEqual(b.view.alpha, 1)
end
