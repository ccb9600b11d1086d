-- The view of a controller: raised by 30 over a bottom of 80 it has 50; then its insets stay while it is
-- only moved. A view that comes in from outside has none until it lies wholly inside (facts 5.6).
local function insets(t, l, b, r) return UIEdgeInsets{top = t, left = l, bottom = b, right = r} end
local changes = {}
local Child = class("Child", UIViewController)
function Child:viewSafeAreaInsetsDidChange() changes[#changes + 1] = self.view.safeAreaInsets end

local root = UIViewController{}
window.rootViewController = root
root.additionalSafeAreaInsets = insets(0, 0, 46, 0)
step()
expectEqual(root.view.safeAreaInsets, insets(47, 0, 80, 0))

local raised = Child()
root:addChild(raised)
raised.view.frame = CGRect(0, 514, 390, 300) -- 30 above the bottom
root.view:addSubview(raised.view)
raised:didMove(root)
wait(0)
expectEqual(changes, {insets(0, 0, 50, 0)})
-- moved: frozen
raised.view.frame = CGRect(0, 544, 390, 300)
wait(0)
expectEqual(raised.view.safeAreaInsets, insets(0, 0, 50, 0))
raised.view.center = CGPoint(195, 150)
wait(0)
expectEqual(raised.view.safeAreaInsets, insets(0, 0, 50, 0))
expectEqual(#changes, 1)
-- another size, or other insets above: taken over anew
raised.view.frame = CGRect(0, 0, 390, 310)
wait(0)
expectEqual(raised.view.safeAreaInsets, insets(47, 0, 0, 0))
root.additionalSafeAreaInsets = insets(10, 0, 0, 0)
wait(0)
expectEqual(raised.view.safeAreaInsets, insets(57, 0, 0, 0))
-- its own addition comes on top, and its subviews take it over
raised.additionalSafeAreaInsets = insets(3, 4, 5, 6)
expectEqual(raised.view.safeAreaInsets, insets(60, 4, 5, 6))
local inner = UIView{frame = CGRect(0, 0, 390, 50)}
raised.view:addSubview(inner)
expectEqual(inner.safeAreaInsets, insets(60, 4, 0, 6))

-- first added from outside
changes = {}
local slid = Child()
root:addChild(slid)
slid.view.frame = CGRect(0, 844, 390, 844)
root.view:addSubview(slid.view)
wait(0)
expectEqual(slid.view.safeAreaInsets, UIEdgeInsets.zero)
slid.view.frame = CGRect(0, 400, 390, 844)
wait(0)
expectEqual(slid.view.safeAreaInsets, UIEdgeInsets.zero, {message = "not wholly inside yet"})
slid.view.frame = CGRect(0, 0, 390, 844)
wait(0)
expectEqual(changes, {insets(57, 0, 34, 0)})
slid.view.frame = CGRect(0, 600, 390, 844)
wait(0)
expectEqual(slid.view.safeAreaInsets, insets(57, 0, 34, 0), {message = "out again: frozen"})
-- out of the window it keeps them (V15)
slid.view:removeFromSuperview()
wait(0)
expectEqual(slid.view.safeAreaInsets, insets(57, 0, 34, 0))
-- never in a window: none
local loose = Child()
loose.additionalSafeAreaInsets = insets(1, 1, 1, 1)
expectEqual(loose.view.safeAreaInsets, UIEdgeInsets.zero)
-- scaled about its middle it reaches no edge (reported, iOS 11)
local filled = Child()
root:addChild(filled)
root.view:addSubview(filled.view)
wait(0)
expectEqual(filled.view.safeAreaInsets, insets(57, 0, 34, 0))
filled.view.transform = CGAffineTransform{scaleX = 0.5, y = 0.5}
expectEqual(filled.view.safeAreaInsets, UIEdgeInsets.zero)
