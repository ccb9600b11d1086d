-- A bar shows what its items have now: title, picture, whether they take taps.
local a = UIViewController{title = "List"}
local taps = 0
local item = UIBarButtonItem{title = "Edit", style = "plain", primaryAction = UIAction{handler = function() taps = taps + 1 end}}
a.navigationItem.rightBarButtonItem = item
local nav = UINavigationController{rootViewController = a}
window.rootViewController = nav
step()
local function button()
  for _, v in ipairs(nav.navigationBar.subviews) do if v:isKind(UIControl) then return v end end
end
local function content() return button().subviews[1] end
local first, right = button(), 390 - 16
expectEqual(content().text, "Edit")
expectEqual(button().frame.maxX, right, {accuracy = 1e-9})
local width = button().frame.width
item.title = "Finished editing"
wait(0)
expectEqual(content().text, "Finished editing")
expect(button().frame.width > width, "it is wider")
expectEqual(button().frame.maxX, right, {accuracy = 1e-9})
expectEqual(button(), first, {message = "the same button: a finger on it stays on it"})
item.image = UIImage{systemName = "plus"}
wait(0)
expectEqual(content().image, item.image)
expectEqual(content().bounds.size, item.image.size)
expectEqual(#button().subviews, 1)
item.image = nil
wait(0)
expectEqual(content().text, "Finished editing")
item.title = nil
wait(0)
expectEqual({#button().subviews, button().frame.width}, {0, 22})
item.title = "Edit"
wait(0)
tap(item)
expectEqual(taps, 1)
item.isEnabled = false
tap(item)
expectEqual(taps, 1)
-- the title of the controller too
a.title = "Another"
wait(0)
local found
for _, v in ipairs(nav.navigationBar.subviews) do if v:isKind(UILabel) then found = v.text end end
expectEqual(found, "Another")

-- tabs: the item's title, the controller's, or that of the bottom of a navigation controller's stack
local Home = class("Home", UIViewController)
function Home:viewDidLoad() self.title = "Home" end
local plain = UIViewController{}
local tabs = UITabBarController{}
tabs.viewControllers = {UINavigationController{rootViewController = Home()}, plain}
window.rootViewController = tabs
step()
local function titles()
  local found = {}
  for i, tab in ipairs(tabs.tabBar.subviews) do
    found[i] = tab.subviews[1] and tab.subviews[1].text or ""
  end
  return found
end
expectEqual(titles(), {"Home", ""})
plain.title = "Plain"
wait(0)
expectEqual(titles(), {"Home", "Plain"})
plain.tabBarItem.title = "Tab"
wait(0)
expectEqual(titles(), {"Home", "Tab"})
expectEqual(#findingList(), 0)
