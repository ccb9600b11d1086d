-- Navigation bars: below iOS 26 44 high at the safe area's top, 96 with a large title, 56 at y 0 in a
-- sheet, the tab bar 49 above the bottom inset (V20); from iOS 26 on as measured (1.6).
local function navigation(large, setUp)
  local a = UIViewController{title = "Settings"}
  local nav = UINavigationController{rootViewController = a}
  nav.navigationBar.prefersLargeTitles = large or false
  if setUp then setUp(a, nav) end
  window.rootViewController = nav
  step()
  return nav.navigationBar, a, nav
end
local function labels(bar)
  local found = {}
  for _, v in ipairs(bar.subviews) do if v:isKind(UILabel) then found[#found + 1] = v end end
  return found
end

local bar, a = navigation()
expectEqual(bar.frame, CGRect(0, 47, 390, 44))
expectEqual(a.view.safeAreaInsets.top, 91)
expectEqual(labels(bar)[1].center, CGPoint(195, 22), {accuracy = 1e-9})
reset()
bar, a = navigation(true)
expectEqual(bar.frame, CGRect(0, 47, 390, 96))
expectEqual(a.view.safeAreaInsets.top, 143)
rotate("landscapeLeft")
settle()
expectEqual(bar.frame, CGRect(0, 0, 844, 44), {message = "no large title in low height"})
reset()
bar = navigation(false, function(a) a.navigationItem.prompt = "Step 1" end)
expectEqual(bar.frame, CGRect(0, 47, 390, 76))
-- 402 x 874 with 62 above: the content begins at 106 and 158 (measured 1.6)
reset()
device{width = 402, height = 874, safeArea = {top = 62, bottom = 34}}
bar, a = navigation()
expectEqual(a.view.safeAreaInsets.top, 106)
reset()
bar, a = navigation(true)
expectEqual(a.view.safeAreaInsets.top, 158)

-- iOS 26
reset()
device{width = 393, height = 852, safeArea = {top = 59, bottom = 34}, ios = 26}
bar = navigation()
expectEqual(bar.frame, CGRect(0, 59, 393, 54))
expectEqual(labels(bar)[1].center, CGPoint(196.5, 22), {accuracy = 1e-9})
expectEqual(labels(bar)[1].alpha, 1)
reset()
bar, a = navigation(true)
expectEqual(bar.frame, CGRect(0, 59, 393, 106))
local title, large = labels(bar)[1], labels(bar)[2]
if title.font.pointSize == 34 then title, large = large, title end
expectEqual({title.center.y, title.alpha}, {37, 0}, {accuracy = 1e-9})
expectEqual({large.frame.x, large.frame.y, large.frame.height}, {16, 57.5, 41})
expectEqual({large.font.pointSize, large.font.weight, large.text}, {34, "bold", "Settings"})
a.navigationItem.largeTitleDisplayMode = "never"
wait(0)
expectEqual(bar.frame.height, 54)
a.navigationItem.prompt = "Step 1"
wait(0)
expectEqual(bar.frame.height, 86)
-- without a safe top it begins at 10, and the content at 116 (measured)
reset()
device{width = 375, height = 667, safeArea = {top = 0}, ios = 26}
bar, a = navigation(true)
expectEqual(bar.frame, CGRect(0, 10, 375, 106))
expectEqual(a.view.safeAreaInsets.top, 116)
rotate("landscapeLeft")
settle()
expectEqual(bar.frame, CGRect(0, 24, 667, 54))
-- iPad A16: 138, and the title at 20
reset()
device{width = 820, height = 1180, safeArea = {top = 32, bottom = 20}, ios = 26}
bar, a = navigation(true)
expectEqual(a.view.safeAreaInsets.top, 138)
for _, label in ipairs(labels(bar)) do
  if label.font.pointSize == 34 then expectEqual(label.frame.x, 20) end
end

-- in a sheet the bar is 56 high at y 0; a tab bar is 49 above the bottom inset
reset()
device{width = 390, height = 844, safeArea = {top = 47, bottom = 34}, ios = 17}

local host, inner = UIViewController{}, UIViewController{title = "Sheet"}
window.rootViewController = host
step()
local nav = UINavigationController{rootViewController = inner}
host:present(nav, {animated = false})
settle()
expectEqual(nav.view.frame, CGRect(0, 47, 390, 797))
expectEqual(nav.navigationBar.frame, CGRect(0, 0, 390, 56))
expectEqual(labels(nav.navigationBar)[1].center.y, 28, {accuracy = 1e-9})
expectEqual(inner.view.safeAreaInsets, UIEdgeInsets{top = 56, bottom = 34})
reset()
local tabs = UITabBarController{}
tabs.viewControllers = {UIViewController{}}
window.rootViewController = tabs
step()
expectEqual(tabs.tabBar.frame, CGRect(0, 761, 390, 83))
expectEqual(tabs.viewControllers[1].view.safeAreaInsets, UIEdgeInsets{top = 47, bottom = 83})
