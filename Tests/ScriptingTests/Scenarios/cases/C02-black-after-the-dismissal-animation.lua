-- The dismissal's animator inserts the presenter's view: right under fullScreen, where UIKit took
-- it away and moves it back; black under custom, where it never left.
local T = require "trace"
local function run(style)
  reset()
  local a, b
  local x = {transitionDuration = 0.3}
  function x:animateTransition(ctx)
    local container = ctx.containerView
    if b.isBeingDismissed then container:insertSubview(a.view, {belowSubview = b.view})
    else container:addSubview(b.view) end
    UIView.animate{withDuration = 0.3, animations = function()
      b.view.alpha = b.isBeingDismissed and 0 or 1
    end, completion = function() ctx:completeTransition(true) end}
  end
  local d = T.D{animator = x}
  a, b = T.scene(style)
  a:present(b, {animated = false})
  wait(0.1)
  b.transitioningDelegate = d
  b:dismiss{animated = true}
  settle()
  return a, d
end
expectEqual((run("fullScreen")).view.superview, window)
T.expectNoFinding()
expectEqual((run("custom")).view.window, nil) -- black
T.expectFinding("presenter-in-container")
