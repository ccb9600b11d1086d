local T = require "trace"
local x, driver = T.X{comes = false}, UIPercentDrivenInteractiveTransition{}
local N = class("ND")
N.animationControllerFor = function() return x end
N.interactionControllerFor = function() return driver end
function N:didShow() end
local delegate = N{}
local n, a, b = T.stack(true, delegate)
local t = now()
n:popViewController{animated = true}
wait(0.1)
driver:update(0.4)
wait(0.1)
driver:cancel()
settle()
T.expect(t, {"A", "B", "ND"}, [[B.willMove ND.animationController ND.interactionController
B.viewWillDisappear A.viewWillAppear A.viewWillDisappear A.viewDidDisappear B.viewWillAppear
B.viewDidAppear]])
expectEqual(n.viewControllers, {a, b})
expectEqual(x.ended, false)
