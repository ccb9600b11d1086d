-- The animator takes the presenter's view into the container of a style that keeps it; the
-- dismissal without animation asks nobody, and the view goes with the container.
local T = require "trace"
local function run(style, takesPresenter)
  reset()
  local x = {transitionDuration = 0.2}
  local a, b
  function x:animateTransition(ctx)
    if takesPresenter then ctx.containerView:addSubview(a.view) end
    ctx.containerView:addSubview(b.view)
    UIView.animate{withDuration = 0.2, animations = function() b.view.alpha = 0.5 end,
      completion = function() ctx:completeTransition(true) end}
  end
  local d = T.D{animator = x}
  a, b = T.scene(style, d)
  a:present(b, {animated = true})
  settle()
  b:dismiss{animated = false}
  settle()
  return a
end
expectEqual(run("custom", false).view.window, window)
T.expectNoFinding()
expectEqual(run("custom", true).view.window, nil) -- black
T.expectFinding("presenter-in-container")
T.expectFinding("black-at-the-end")
