local T = require "trace"
local n, a, b = T.stack(true)
local t = now()
edgeSwipe{}
settle()
expectEqual(n.viewControllers, {a})
T.expect(t, {"A", "B"}, [[B.willMove B.viewWillDisappear A.viewWillAppear B.viewDidDisappear
A.viewDidAppear B.didMove]])

-- A delegate that implements the question switches the gesture off, even if it answers nil for a pop.
local delegate = {animationControllerFor = function() return nil end}
n, a, b = T.stack(true, delegate)
edgeSwipe{}
settle()
expectEqual(n.viewControllers, {a, b})
T.expectFinding("pop-gesture-off")
