local Nav = class("Nav", UINavigationController)
function Nav:init(labels)
  Nav.super.init(self, labels)
  self.delegate = self
end
Nav.log = lazy(function() return {} end)
function Nav:willShow(nav, controller, animated) self.log[#self.log + 1] = controller end
function Nav:animationControllerFor(nav, operation, from, to)
  expectEqual(nav, self)
  self.asked = {operation, from, to}
end
local a, b = class("A", UIViewController){}, class("B", UIViewController){}
local nav = Nav{rootViewController = a}
expectEqual(nav.delegate, nav)
expectEqual(a.parent, nav)
expectEqual(tostring(nav), "Nav")
window.rootViewController = nav
wait(0.1)
nav:pushViewController(b, {animated = true})
settle()
expectEqual(nav.asked, {"push", a, b})
expectEqual(nav.log, {a, b})
-- UIKit's own animation, as nil was answered: the parallax of 0.3 x the width.
expectEvents{"Nav.animationController", "A.viewWillDisappear", "B.viewDidAppear"}
expectEqual(at(now(), b.view).rect, CGRect(0, 0, 390, 844))
