-- Touches are dead while a transition runs by itself, until completeTransition; not in an interactive one.
local T = require "trace"
local d -- weak where it is set
local function app(driver)
  reset()
  local x = {transitionDuration = 2}
  function x:animateTransition(ctx)
    local to = ctx:view("to")
    ctx.containerView:addSubview(to)
    to.alpha = 0.5
    UIView.animate{withDuration = 2, options = "allowUserInteraction",
      animations = function() to.alpha = 1 end,
      completion = function() ctx:completeTransition(true) end}
  end
  d = T.D{animator = x, driver = driver and driver(x)}
  local a, b = T.scene("fullScreen", d)
  local back, taps = UIButton{frame = CGRect(20, 60, 60, 44)}, 0
  back:addAction(UIAction{handler = function() taps = taps + 1 end}, "touchUpInside")
  b.view:addSubview(back)
  a:present(b, {animated = true})
  wait(0.5)
  tap(back)
  return function() return taps end, back
end

local taps, back = app()
expectEqual(taps(), 0)
local told = findingList()
expectEqual(#told, 1)
expectEqual(told[1].rule, "touch-ignored")
expect(told[1].message:find("50.0, 82.0", 1, true), told[1].message)
expect(told[1].message:find("the presentation of B", 1, true), told[1].message)
settle()
tap(back)
expectEqual(taps(), 1)
expectEqual(#findingList(), 1)

-- An interaction controller that does no more than to start the animation.
taps = app(function(x)
  return {startInteractiveTransition = function(self, ctx) x:animateTransition(ctx) end}
end)
expectEqual(taps(), 1)
settle()
T.expectNoFinding()
