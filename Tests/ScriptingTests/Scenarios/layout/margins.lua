-- Layout margins, the readable width, the system's minimum: measured 1.8.
local function insets(t, l, b, r) return UIEdgeInsets{top = t, left = l, bottom = b, right = r} end
device{width = 320, height = 480, scale = 2, safeArea = {top = 0, left = 0, bottom = 0, right = 0}}
local root = UIViewController{}
window.rootViewController = root
step()
expectEqual(UIView{}.layoutMargins, insets(8, 8, 8, 8))
expectEqual(UIView{}.directionalLayoutMargins, NSDirectionalEdgeInsets{top = 8, leading = 8, bottom = 8, trailing = 8})

-- with the safe area: 8 each on top
root.additionalSafeAreaInsets = insets(44, 10, 34, 12)
local plain = UIView{frame = root.view.bounds}
root.view:addSubview(plain)
expectEqual(plain.layoutMargins, insets(52, 18, 42, 20))
expectEqual(plain.layoutMarginsGuide.layoutFrame, CGRect(18, 52, 282, 386))
plain.insetsLayoutMarginsFromSafeArea = false
expectEqual(plain.layoutMargins, insets(8, 8, 8, 8))
root.additionalSafeAreaInsets = UIEdgeInsets.zero

-- the superview's margins where they are preserved
plain.layoutMargins = insets(20, 20, 20, 20)
local child = UIView{frame = CGRect(10, 10, 100, 100)}
plain:addSubview(child)
expectEqual(child.layoutMargins, insets(8, 8, 8, 8))
child.preservesSuperviewLayoutMargins = true
expectEqual(child.layoutMargins, insets(10, 10, 8, 8))
child.directionalLayoutMargins = NSDirectionalEdgeInsets{leading = 15}
expectEqual(child.layoutMargins, insets(10, 15, 0, 0))

-- a controller's view: nothing above and below, 16 at the sides; 20 on a wide screen
expectEqual(root.systemMinimumLayoutMargins, NSDirectionalEdgeInsets{leading = 16, trailing = 16})
expectEqual(root.view.layoutMargins, insets(0, 16, 0, 16))
root.view.layoutMargins = insets(5, 5, 5, 30)
expectEqual(root.view.layoutMargins, insets(5, 16, 5, 30))
root.viewRespectsSystemMinimumLayoutMargins = false
expectEqual(root.view.layoutMargins, insets(5, 5, 5, 30))

-- constraints to the margins follow them
local pinned = UIView{}
plain:addSubview(pinned)
pinned.snp:makeConstraints(function(make) make.edges:equalTo(plain.layoutMarginsGuide) end)
wait(0)
expectEqual(pinned.frame, CGRect(20, 20, 280, 440))
plain.layoutMargins = insets(1, 2, 3, 4)
wait(0)
expectEqual(pinned.frame, CGRect(2, 1, 314, 476))

-- the readable width: the margins until a view is wider than 1008 and 920 lie between its margins
local function readable(width, margin)
  local v = UIView{frame = CGRect(0, 0, width, 100)}
  v.layoutMargins = insets(8, margin, 8, margin)
  local r = v.readableContentGuide.layoutFrame
  return {r.x, r.width}
end
expectEqual(readable(320, 8), {8, 304})
expectEqual(readable(960, 8), {8, 944})
expectEqual(readable(1008, 8), {8, 992})
expectEqual(readable(1009, 8), {44.5, 920})
expectEqual(readable(1366, 20), {223, 920})
expectEqual(readable(1009, 44.5), {44.5, 920})
expectEqual(readable(1100, 100), {100, 900})
