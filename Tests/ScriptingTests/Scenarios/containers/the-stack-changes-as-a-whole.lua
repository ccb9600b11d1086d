local function make(name) return class(name, UIViewController){} end
local a, b, c = make "A", make "B", make "C"
local nav = UINavigationController{}
expectEqual(nav.topViewController, nil)
nav.viewControllers = {a}
window.rootViewController = nav
wait(0.1)
nav:setViewControllers({a, b, c}, {animated = true})
settle()
expectEqual(nav.viewControllers, {a, b, c})
expectEqual(nav.visibleViewController, c)
expectEqual(b.navigationController, nav)
expectEqual(b.isViewLoaded, false)
expectEqual(nav:popToViewController(b, {animated = false}), {c})
expectEqual(nav:popToRootViewController{animated = false}, {b})
expectEqual(nav:popViewController{animated = false}, nil) -- the last one stays
expectEqual(c.navigationController, nil)
local list = nav.viewControllers
list[2] = c -- a copy
expectEqual(nav.viewControllers, {a})
