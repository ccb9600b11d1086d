-- The style was never set: fullScreen on iOS 12, a sheet from iOS 13 on, which keeps the presenter.
local T = require "trace"
local function run(ios)
  reset()
  device{ios = ios}
  local a, b
  local x = {transitionDuration = 0.3}
  function x:animateTransition(ctx)
    local container = ctx.containerView
    if b.isBeingDismissed then container:insertSubview(a.view, {belowSubview = b.view})
    else container:addSubview(b.view) end
    UIView.animate{withDuration = 0.3, 
      animations = function() b.view.alpha = b.isBeingDismissed and 0 or 0.5 end,
      completion = function() ctx:completeTransition(true) end}
  end
  local d = T.D{animator = x}
  a, b = T.scene("automatic", d)
  a:present(b, {animated = true})
  settle()
  b:dismiss{animated = true}
  settle()
  return a, d
end
expectEqual((run(12)).view.superview, window)
T.expectNoFinding()
expectEqual((run(17)).view.window, nil)
T.expectFinding("presenter-in-container")
