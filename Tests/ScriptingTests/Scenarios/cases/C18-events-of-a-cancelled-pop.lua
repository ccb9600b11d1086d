local T = require "trace"
local x, driver = T.X{comes = false}, UIPercentDrivenInteractiveTransition{}
local delegate = {animationControllerFor = function() return x end,
  interactionControllerFor = function() return driver end}
local n, a, b = T.stack(true, delegate)
local t = now()
n:popViewController{animated = true}
wait(0.1)
driver:update(0.4)
wait(0.1)
local t1 = now()
driver:cancel()
-- The handlers of the change run now, the callbacks that take it back at the end.
T.expect(t, {"A", "B"}, "B.willMove B.viewWillDisappear A.viewWillAppear")
settle()
T.expect(t, {"A", "B"}, [[B.willMove B.viewWillDisappear A.viewWillAppear A.viewWillDisappear
A.viewDidDisappear B.viewWillAppear B.viewDidAppear]])
expectEqual(n.topViewController, b)
expectEqual(b.view.window, window)
T.expectNoFinding()
