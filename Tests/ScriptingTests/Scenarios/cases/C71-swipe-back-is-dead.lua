-- UIKit switches its own swipe off, and it is told why; an edge pan of one's own takes its place.
local T = require "trace"
local function app(delegate)
  reset()
  return T.stack(true, delegate)
end

local n, a, b = app(nil)
edgeSwipe{}
settle()
expectEqual(n.viewControllers, {a})
T.expectNoFinding()

local function isOff(n, why)
  edgeSwipe{}
  settle()
  expectEqual(#n.viewControllers, 2)
  local told = findingList()
  expectEqual(#told, 1)
  expectEqual(told[1].rule, "pop-gesture-off")
  expect(told[1].message:find(why, 1, true), told[1].message)
end
local x = T.X{comes = false}
isOff((app{animationControllerFor = function() return x end}), "animation-controller method")
isOff((app{animationControllerFor = function() return nil end}), "even if it answers nil")
n, a, b = app(nil)
n:setNavigationBarHidden(true, {animated = false})
isOff(n, "bar is hidden")
n, a, b = app(nil)
b.navigationItem.leftBarButtonItem = UIBarButtonItem{title = "Close"}
isOff(n, "left bar button")

local driver
local delegate = {animationControllerFor = function() return x end,
  interactionControllerFor = function() return driver end}
n, a, b = app(delegate)
n.interactivePopGestureRecognizer.isEnabled = false
n.view:addGestureRecognizer(UIScreenEdgePanGestureRecognizer{edges = "left", action = function(_, pan)
  if pan.state == "began" then
    driver = UIPercentDrivenInteractiveTransition{}
    n:popViewController{animated = true}
  elseif pan.state == "changed" then
    driver:update(pan:translation(nil).x / 390)
  else
    if pan.state == "ended" then driver:finish() else driver:cancel() end
    driver = nil
  end
end})
edgeSwipe{}
settle()
expectEqual(n.viewControllers, {a})
T.expectNoFinding()
