-- The same animator in a navigation controller: the context of a push has the same two views and
-- frames as that of a presentation. Only who is asked for the animator differs.
local Slide = require "parts.slide"

local Home, Detail = class("Home", UIViewController), class("Detail", UIViewController)
local Navigation = class("Navigation", UINavigationController)

-- A navigation controller that is its own delegate. Before Navigation.super.init there is no
-- object yet that could be anybody's delegate.
function Navigation:init(labels)
  Navigation.super.init(self, labels)
  self.delegate = self
end
function Navigation:animationControllerFor(navigation, operation, from, to)
  return Slide{isBack = operation == "pop"}
end
function Navigation:didShow(navigation, controller, animated)
  self.current = controller
end

local home, detail = Home{title = "Home"}, Detail{title = "Detail"}
home.view.backgroundColor, detail.view.backgroundColor = "white", "systemBlue"
home.navigationItem.rightBarButtonItem = UIBarButtonItem{title = "More", handler = function()
  home.navigationController:pushViewController(detail, {animated = true})
end}
local navigation = Navigation{rootViewController = home}
window.rootViewController = navigation
wait(0.1)

---------------------------------------------------------------- push, by a finger on the button
tap(home.navigationItem.rightBarButtonItem)
local t = now() -- the finger is up, and the push has begun
settle()

local expected = {
  {0.05, -844, 0, 1}, {0.125, -734.99, 9.04, 0.9613}, {0.2, -422, 35, 0.85},
  {0.275, -109.01, 60.96, 0.7387}, {0.35, 0, 70, 0.7},
}
for _, row in ipairs(expected) do
  local time, detailY, homeY, homeAlpha = table.unpack(row)
  expectEqual(at(t + time, detail.view).rect.y, detailY, {accuracy = 0.01})
  expectEqual(at(t + time, home.view).rect.y, homeY, {accuracy = 0.01})
  expectEqual(at(t + time, home.view).alpha, homeAlpha, {accuracy = 0.0001})
end
expectEqual(navigation.current, detail)
expectEqual(at(now(), home.view).inWindow, false)

-- Not the order of a presentation: here the old one has gone before the new one is there.
expectEvents{"Detail.willMove", "Navigation.animationController", "Home.viewWillDisappear",
  "Detail.viewWillAppear", "Slide.animateTransition", "Home.viewDidDisappear",
  "Detail.viewDidAppear", "Detail.didMove", "Navigation.didShow", from = t}

---------------------------------------------------------------- pop
t = now()
expectEqual(navigation:popViewController{animated = true}, detail)
settle()
expectEqual(at(t + 0.2, detail.view).rect.y, -35, {accuracy = 0.01})
expectEqual(at(t + 0.2, detail.view).alpha, 0.55, {accuracy = 0.0001})
expectEqual(at(t + 0.2, home.view).rect.y, 422, {accuracy = 0.01})
expectEqual(at(t + 0.35, home.view).rect.y, 0, {accuracy = 0.01})
expectEqual(navigation.viewControllers, {home})
expectEqual(navigation.current, home)
