-- How the safe area is handed down: measured 1.8, facts 5.6.
local function insets(t, l, b, r) return UIEdgeInsets{top = t, left = l, bottom = b, right = r} end
device{width = 320, height = 480, scale = 2, safeArea = {top = 0, left = 0, bottom = 0, right = 0}}
local root = UIViewController{}
window.rootViewController = root
expectEqual(root.view.safeAreaInsets, UIEdgeInsets.zero)
root.additionalSafeAreaInsets = insets(44, 10, 34, 12)
step()
expectEqual(root.view.safeAreaInsets, insets(44, 10, 34, 12))

-- a plain view: the part of the superview's insets that it overlaps, each 0 to the superview's
local cases = {
  {CGRect(30, 20, 100, 500), insets(24, 0, 34, 0)}, {CGRect(-40, -60, 200, 200), insets(44, 10, 0, 0)},
  {CGRect(0, 100, 320, 200), insets(0, 10, 0, 12)}, {CGRect(0, 460, 320, 100), insets(0, 10, 34, 12)},
  {CGRect(300, 0, 100, 480), insets(44, 0, 34, 12)}, {CGRect(-50, -50, 500, 700), insets(44, 10, 34, 12)},
  {CGRect(5, 10, 60, 20), insets(34, 5, 0, 0)}, {CGRect(0, 500, 100, 50), insets(0, 10, 34, 0)},
}
local child = UIView{}
root.view:addSubview(child)
for _, case in ipairs(cases) do
  child.frame = case[1]
  expectEqual(child.safeAreaInsets, case[2])
end
-- on it goes from view to view, and it follows each move
child.frame = CGRect(0, 20, 320, 460)
local grandchild = UIView{frame = CGRect(20, 10, 100, 100)}
child:addSubview(grandchild)
expectEqual(child.safeAreaInsets, insets(24, 10, 34, 12))
expectEqual(grandchild.safeAreaInsets, insets(14, 0, 0, 0))
child.center = child.center + CGPoint(0, 10)
expectEqual(grandchild.safeAreaInsets, insets(4, 0, 0, 0))
-- the origin of the superview's bounds counts: a view that scrolls out from under a bar
child.frame = CGRect(0, 0, 320, 100)
root.view.bounds = CGRect(0, -44, 320, 480)
expectEqual(child.safeAreaInsets, insets(0, 10, 0, 12))
root.view.bounds = CGRect(0, 0, 320, 480)
-- a plain view that is shrunk about its middle reaches no edge any more (reported, iOS 11)
child.frame = root.view.bounds
child.transform = CGAffineTransform{scaleX = 0.5, y = 0.5}
expectEqual(child.safeAreaInsets, UIEdgeInsets.zero)
child.transform = CGAffineTransform.identity
expectEqual(child.safeAreaInsets, insets(44, 10, 34, 12))
-- out of the window there is none
child:removeFromSuperview()
expectEqual(child.safeAreaInsets, UIEdgeInsets.zero)
expectEqual(root.view.safeAreaLayoutGuide.layoutFrame, CGRect(10, 44, 298, 402))
