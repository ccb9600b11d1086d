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
