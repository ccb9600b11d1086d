local a, b = class("A", UIViewController){title = "A"}, class("B", UIViewController){title = "B"}
local nav = UINavigationController{rootViewController = a}
window.rootViewController = nav
wait(0.1)
nav:pushViewController(b, {animated = false})
wait(0.1)
expectEqual(nav.navigationBar.frame, CGRect(0, 47, 390, 44))
expectEqual(b.view.safeAreaInsets.top, 91)
local found
local function find(view)
  if view.name == "barButton(A)" then found = view end
  for _, child in ipairs(view.subviews) do find(child) end
end
find(nav.navigationBar)
expectEqual(nav.navigationBar.backItem, a.navigationItem)
tap(CGPoint(30, 69)) -- where it is
settle()
expectEqual(nav.viewControllers, {a})

nav:setNavigationBarHidden(true, {animated = true})
settle()
expectEqual(nav.isNavigationBarHidden, true)
expectEqual(at(now(), nav.navigationBar).rect.y < 0 or nav.navigationBar.isHidden, true)
