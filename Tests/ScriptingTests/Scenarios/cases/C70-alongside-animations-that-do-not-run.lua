local T = require "trace"
local n, a, b = T.stack(false)
expectEqual(b.transitionCoordinator, nil) -- before the push there is none
n:pushViewController(b, {animated = true})
local ran, cancelled = 0, nil
expectEqual(b.transitionCoordinator:animate{
  alongsideTransition = function(c) ran = ran + 1; expectEqual(c.transitionDuration, 0.35) end,
  completion = function(c) cancelled = c.isCancelled end}, true)
settle()
expectEqual(ran, 1)
expectEqual(cancelled, false)
expectEqual(n.transitionCoordinator, nil)
T.expectFinding("no-coordinator") -- it was asked before the push, in the same turn

n:popViewController{animated = false}
expectEqual(a.transitionCoordinator, nil) -- nor is there one without animation
settle()

local d = T.D{animator = T.X{}}
b = class("B", UIViewController){modalPresentationStyle = "fullScreen"}
b.transitioningDelegate = d
expectEqual(a.transitionCoordinator, nil)
a:present(b, {animated = true})
wait(0)
expect(b.transitionCoordinator and a.transitionCoordinator)
wait(0.5) -- too late: only the completion runs
local order = {}
expectEqual(b.transitionCoordinator:animate{
  alongsideTransition = function() order[#order + 1] = "alongside" end,
  completion = function() order[#order + 1] = "completion" end}, false)
settle()
expectEqual(order, {"completion"})

local function told()
  local list = findingList()
  return #list, list[1] and list[1].severity, list[1] and list[1].message
end
reset()
a, b = T.scene("fullScreen", d)
local coordinator = b.transitionCoordinator
a:present(b, {animated = true})
local count, severity, message = told()
expectEqual(count, 1)
expectEqual(severity, "warning")
expect(message:find("transitionCoordinator of B was nil here: it exists only once present", 1, true), message)
settle()

-- Of the presenter it may have been asked only in order not to disturb: a remark.
reset()
a, b = T.scene("fullScreen", d)
if not a.transitionCoordinator then a:present(b, {animated = true}) end
count, severity = told()
expectEqual(count, 1)
expectEqual(severity, "note")
settle()

-- Asked after the call, in another turn, or without animation: nothing to say.
reset()
a, b = T.scene("fullScreen", d)
expectEqual(b.transitionCoordinator, nil)
wait(0)
a:present(b, {animated = true})
expect(b.transitionCoordinator)
settle()
n, a, b = T.stack(false)
expectEqual(b.transitionCoordinator, nil)
n:pushViewController(b, {animated = false})
settle()
T.expectNoFinding()
