local T = require "trace"
local ends, saw = 0, "not called"
local x = T.X{comes = true}
function x:animationEnded(completed) ends = ends + 1 end
local A = class("A", UIViewController)
function A:viewWillDisappear() saw = self.transitionCoordinator end
local delegate = {animationControllerForTransitionFrom = function() return x end}
local tabs = UITabBarController{viewControllers = {A{}, class("B", UIViewController){}}}
tabs.delegate = delegate
window.rootViewController = tabs
wait(0.1)
tabs.selectedIndex = 1
settle()
expectEqual(ends, 1)
expectEqual(saw, nil)
