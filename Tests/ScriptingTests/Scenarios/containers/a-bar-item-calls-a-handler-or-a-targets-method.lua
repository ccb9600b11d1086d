local Home = class("Home", UIViewController)
local log = {}
function Home:viewDidLoad()
  local item = self.navigationItem
  item.title = "Home"
  item.leftBarButtonItem =
    UIBarButtonItem{barButtonSystemItem = "edit", target = self, action = "edit"}
  item.rightBarButtonItems = {
    UIBarButtonItem{title = "Next", handler = function(action) log[#log + 1] = "next" end},
    UIBarButtonItem{title = "Later", target = self, action = function(home, sender)
      log[#log + 1] = "later" .. tostring(home == self) .. sender.title
    end},
  }
end
function Home:edit(sender) log[#log + 1] = "edit " .. sender.title end

local home = Home{}
window.rootViewController = UINavigationController{rootViewController = home}
wait(0.1)
local item = home.navigationItem
tap(item.leftBarButtonItem)
tap(item.rightBarButtonItem)
tap(item.rightBarButtonItems[2])
expectEqual(log, {"edit Edit", "next", "latertrueLater"})

item.rightBarButtonItem.isEnabled = false
tap(item.rightBarButtonItem)
expectEqual(#log, 3)

-- A target is weak, and an unknown method is told where it is set.
local ok, message = pcall(function()
  return UIBarButtonItem{title = "x", target = home, action = "edti"}
end)
expect(not ok and message:find("edti"), message)
-- An item that shows nowhere has no place.
ok, message = pcall(tap, UIBarButtonItem{title = "x"})
expect(not ok and message:find("does not show"), message)
-- UIKit's own items have their words; the properties can be set afterwards too.
local own = UIBarButtonItem{barButtonSystemItem = "done"}
expectEqual(own.title, "Done")
expectEqual(own.style, "done")
own.target, own.action = home, "edit"
item.leftBarButtonItem = own
tap(own)
expectEqual(log[4], "edit Done")
expectEqual(own.target, home)
