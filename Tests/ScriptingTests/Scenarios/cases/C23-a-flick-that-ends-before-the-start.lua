-- The gesture ends before UIKit has started the transition: nothing ends it, and touches find nobody.
local T = require "trace"
-- Remembers a wish that comes too early.
local Driver = class("Driver", UIPercentDrivenInteractiveTransition)
function Driver:startInteractiveTransition(ctx)
  Driver.super.startInteractiveTransition(self, ctx)
  self.started = true
  if self.wish then self[self.wish](self) end
end
function Driver:stop(wish)
  if self.started then self[wish](self) else self.wish = wish end
end

local function app(remembers)
  reset()
  local d = T.D{animator = T.X{}}
  local a, b = T.presented("fullScreen", d)
  b.view:addGestureRecognizer(UIPanGestureRecognizer{action = function(_, pan)
    if pan.state == "began" then
      d.driver = remembers and Driver{} or UIPercentDrivenInteractiveTransition{}
      b:dismiss{animated = true}
    elseif pan.state == "ended" then
      if remembers then d.driver:stop("finish") else d.driver:finish() end
      d.driver = nil
    end
  end})
  drag{from = CGPoint(195, 400), to = CGPoint(195, 500), duration = 0} -- down and up in one frame
  return a, b
end

local a, b = app(false)
expectEqual(settle(), false)
expectEqual(b.isBeingDismissed, true)
expectEqual(at(b.view).alpha, 1)
T.expectFinding("ended-before-start")
T.expectFinding("nobody-drives")

a, b = app(true)
expectEqual(settle(), true)
expectEqual(a.presentedViewController, nil)
T.expectNoFinding()
