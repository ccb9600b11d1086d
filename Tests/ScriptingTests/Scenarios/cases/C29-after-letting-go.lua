-- What is left after the finger has gone, and it is told at the release.
local T = require "trace"
local function release(call, speed, curve)
  reset()
  local x = {transitionDuration = 0.6}
  function x:animateTransition(ctx)
    local to = ctx:view("to")
    ctx.containerView:addSubview(to)
    to.alpha = 0
    UIView.animate{withDuration = 0.6, options = "curveEaseIn",
      animations = function() to.alpha = 1 end,
      completion = function() ctx:completeTransition(not ctx.transitionWasCancelled) end}
  end
  local driver = UIPercentDrivenInteractiveTransition{completionSpeed = speed}
  if curve then driver.completionCurve = curve end
  local d = T.D{animator = x, driver = driver}
  local a, b = T.scene("fullScreen", d)
  a:present(b, {animated = true})
  wait(0.1)
  driver:update(0.3)
  wait(0.1)
  local t = now()
  expectEqual(at(t, b.view).alpha, 0.3, {accuracy = 1e-12}) -- linear, whatever the block's curve
  driver[call](driver)
  local list, ended, detail = nil, nil, nil
  settle()
  for _, event in ipairs(eventList{from = t}) do
    if event.name == "completeTransition" then ended = event.time - t end
    if event.name:find("InteractiveTransition") then detail = event.detail end
  end
  T.expectNoFinding()
  return ended, detail, function(fraction) return at(t + fraction * ended, b.view).alpha end
end

local function expectRest(call, speed, seconds)
  local ended, detail = release(call, speed)
  expectEqual(ended, seconds, {accuracy = 1e-9})
  expectEqual(detail, ("at 0.3, %g s left"):format(seconds))
end
expectRest("finish", 1, 0.42)
expectRest("cancel", 1, 0.18)
expectRest("finish", 0.5, 0.84)
expectRest("cancel", 0.5, 0.36)

-- completionCurve is easeInOut if nothing else is said: 0.129162 of the way after a quarter.
local _, _, alpha = release("finish", 1)
expectEqual(alpha(0.25), 0.3 + 0.7 * 0.1291619310, {accuracy = 1e-9})
_, _, alpha = release("cancel", 1)
expectEqual(alpha(0.25), 0.3 - 0.3 * 0.1291619310, {accuracy = 1e-9})
_, _, alpha = release("finish", 1, "linear")
expectEqual(alpha(0.25), 0.3 + 0.7 * 0.25, {accuracy = 1e-9})
