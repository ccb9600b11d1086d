-- A drag of 5 % is cancelled; then the close button does nothing, since the driver is still there.
local T = require "trace"
local function app(clears)
  reset()
  local d = T.D{animator = T.X{}}
  local a, b = T.presented("fullScreen", d)
  b.view:addGestureRecognizer(UIPanGestureRecognizer{action = function(_, pan)
    if pan.state == "began" then
      d.driver = UIPercentDrivenInteractiveTransition{}
      b:dismiss{animated = true}
    elseif pan.state == "changed" then
      d.driver:update(pan:translation(nil).y / 844)
    else
      d.driver:cancel()
      if clears then d.driver = nil end
    end
  end})
  local close = UIButton{frame = CGRect(20, 60, 60, 44)}
  close:addAction(UIAction{handler = function() b:dismiss{animated = true} end}, "touchUpInside")
  b.view:addSubview(close)
  drag{from = CGPoint(195, 400), to = CGPoint(195, 452.2), duration = 0.2}
  local cancelled = eventList()
  expectEqual(cancelled[#cancelled].detail, "at 0.05, 0.05 s left")
  settle()
  T.expectNoFinding()
  tap(close)
  return a, b
end

local a, b = app(true)
settle()
expectEqual(a.presentedViewController, nil)
T.expectNoFinding()

a, b = app(false)
local t = now()
wait(0.9)
T.expectNoFinding() -- a finger could still come
wait(0.2) -- a second after the start it is told
T.expectFinding("interactive-without-gesture")
T.expectFinding("nobody-drives")
expectEqual(findingList()[1].time, t + 1, {accuracy = 1e-9})
expectEqual(b.isBeingDismissed, true)
expectEqual(settle(), false)
expectEqual(#findingList(), 2) -- and only once
