local T = require "trace"
local a, b = class("A", UIViewController){}, class("B", UIViewController){}
local tabs = UITabBarController{viewControllers = {a, b}}
window.rootViewController = tabs
wait(0.1)
local t = now()
tabs.selectedIndex = 1
T.expect(t, {"A", "B"}, [[B.viewDidLoad B.viewWillAppear A.viewWillDisappear A.viewDidDisappear
B.viewDidAppear]]) -- all of it in the call
