-- Tabs that slide to the side on which their button is. A tab bar controller switches at once
-- and in the call; an animator of its delegate gives the switch a duration, and everything else
-- a transition has: a context, a coordinator, a driver if one wants it.

local One, Two, Three =
  class("One", UIViewController), class("Two", UIViewController), class("Three", UIViewController)

---------------------------------------------------------------- the animator
local Shift = class("Shift")
Shift.transitionDuration = 0.3

function Shift:animateTransition(ctx)
  local from, to, container = ctx:view("from"), ctx:view("to"), ctx.containerView
  local rest = ctx:finalFrame(ctx:viewController("to"))
  local way = self.isForward and rest.width or -rest.width
  container:addSubview(to)
  to.frame = rest:offsetBy(way, 0)
  UIView.animate{withDuration = 0.3, options = "curveLinear",
    animations = function()
      to.frame = rest
      from.frame = rest:offsetBy(-way, 0)
    end,
    completion = function()
      from.frame = rest -- it will be shown again
      ctx:completeTransition(not ctx.transitionWasCancelled)
    end}
end
function Shift:animationEnded(completed) self.ended = (self.ended or 0) + 1 end

---------------------------------------------------------------- who brings it
local Tabs = class("Tabs", UITabBarController)

local function place(list, controller)
  for index, other in ipairs(list) do if other == controller then return index end end
end
function Tabs:animationControllerForTransitionFrom(tabs, from, to)
  local list = self.viewControllers
  self.last = Shift{isForward = place(list, to) > place(list, from)}
  return self.last
end
-- Asked for a finger only, never for selectedIndex = n.
function Tabs:shouldSelect(tabs, controller) return controller ~= self.locked end
function Tabs:didSelect(tabs, controller) self.chosen = controller end

---------------------------------------------------------------- the scenario
local one, two, three = One{title = "One"}, Two{title = "Two"}, Three{title = "Three"}
local tabs = Tabs{viewControllers = {one, two, three}}
tabs.delegate, tabs.locked = tabs, three
window.rootViewController = tabs
wait(0.1)
expectEqual(two.isViewLoaded, false) -- a tab that was never shown costs nothing

local t = now()
tabs.selectedIndex = 1 -- from 0, as in UIKit
settle()
expectEqual(at(t + 0.1, two.view).rect.x, 260, {accuracy = 0.01})
expectEqual(at(t + 0.1, one.view).rect.x, -130, {accuracy = 0.01})
expectEqual(at(now(), one.view).inWindow, false)
expectEqual(tabs.last.ended, 1)
-- The new one is told first here: not as in a push, where the old one is.
expectEvents{"Two.viewDidLoad", "Two.viewWillAppear", "One.viewWillDisappear",
  "Shift.animateTransition", "One.viewDidDisappear", "Two.viewDidAppear", from = t}

---------------------------------------------------------------- by a finger
tap(three.tabBarItem) -- the delegate says no
settle()
expectEqual(tabs.selectedIndex, 1)
expectEqual(tabs.chosen, nil)

tap(one.tabBarItem)
t = now()
settle()
expectEqual(tabs.selectedViewController, one)
expectEqual(tabs.chosen, one)
expectEqual(at(t + 0.15, one.view).rect.x, -195, {accuracy = 0.01}) -- from the left
expectEqual(at(t + 0.15, two.view).rect.x, 195, {accuracy = 0.01})
