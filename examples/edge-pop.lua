-- Swiping back from the edge: UIKit's own gesture, what switches it off, and one's own in its place.

local List, Detail = class("List", UIViewController), class("Detail", UIViewController)
local list, detail = List{title = "List"}, Detail{title = "Detail"}
local nav = UINavigationController{rootViewController = list}
window.rootViewController = nav
wait(0.1)

local function push()
  nav:pushViewController(detail, {animated = false})
  wait(0.1)
end

---------------------------------------------------------------- UIKit's own
push()
-- A finger comes in from the left edge by 110 and rests. 10 points make it a pan, 100 are a pop that
-- is 100 / 390 done: the view sticks to the finger.
touch.down(CGPoint(1, 400))
touch.move(CGPoint(111, 400))
wait(0.5)
expectEqual(at(detail.view).rect.x, 100, {accuracy = 1e-6})
expectEqual(at(list.view).rect.x, -0.3 * 390 * (1 - 100 / 390), {accuracy = 1e-6})
expect(nav.transitionCoordinator.isInteractive, "a finger drives it")

-- Let go at rest, not yet half-way: it goes back, and nobody has gone anywhere.
local released = now()
touch.up()
settle()
expectEqual(nav.viewControllers, {list, detail})
expectEqual(at(detail.view).rect.x, 0)
expectEvents{"Detail.viewWillDisappear", "List.viewWillAppear", "List.viewWillDisappear",
  "List.viewDidDisappear", "Detail.viewWillAppear", "Detail.viewDidAppear"}

-- Past half of the width it pops.
released = now()
edgeSwipe{edge = "left", distance = 250, hold = 0.2}
settle()
expectEqual(nav.topViewController, list)
expectEvents{"Detail.viewWillDisappear", "List.viewWillAppear", "Detail.viewDidDisappear",
  "List.viewDidAppear", from = released}

-- A way that is no more than 10 points, or that begins farther in, is none.
push()
drag{from = CGPoint(30, 400), to = CGPoint(330, 400)}
settle()
expectEqual(nav.topViewController, detail)

---------------------------------------------------------------- what switches it off
local function isOff(why)
  local before = #findingList()
  edgeSwipe{} -- segue: allow pop-gesture-off: that is what is shown here
  settle()
  local list = findingList()
  expectEqual(nav.topViewController, detail)
  expectEqual(#list, before + 1)
  expect(list[#list].message:find(why, 1, true), list[#list].message)
end

nav:setNavigationBarHidden(true, {animated = false})
isOff("the navigation bar is hidden")
nav:setNavigationBarHidden(false, {animated = false})

detail.navigationItem.leftBarButtonItem = UIBarButtonItem{title = "Close"}
isOff("a left bar button")
detail.navigationItem.leftBarButtonItem = nil

-- An animator of one's own, too: even a delegate that only could bring one.
local slide = {transitionDuration = 0.4}
function slide:animateTransition(ctx)
  local from, to = ctx:view("from"), ctx:view("to")
  ctx.containerView:insertSubview(to, {belowSubview = from})
  UIView.animate{withDuration = 0.4,
    animations = function() from.transform = CGAffineTransform{translationX = 390, y = 0} end,
    completion = function()
      from.transform = CGAffineTransform.identity
      ctx:completeTransition(not ctx.transitionWasCancelled)
    end}
end

local delegate = {}
function delegate:animationControllerFor(_, operation)
  if operation == "pop" then return slide end
end
nav.delegate = delegate
isOff("the delegate implements the animation-controller method")

---------------------------------------------------------------- one's own in its place
function delegate:interactionControllerFor() return self.driver end

function delegate:swipe(recognizer)
  local view = recognizer.view
  local progress = math.max(0, recognizer:translation(view).x / view.bounds.width)
  if recognizer.state == "began" then
    self.driver = UIPercentDrivenInteractiveTransition{}
    nav:popViewController{animated = true}
  elseif recognizer.state == "changed" then
    self.driver:update(progress)
  else
    if recognizer.state == "ended" and progress > 0.5 then
      self.driver:finish()
    else
      self.driver:cancel()
    end
    self.driver = nil
  end
end

local own = UIScreenEdgePanGestureRecognizer{target = delegate, action = "swipe", edges = "left"}
nav.view:addGestureRecognizer(own)
nav.interactivePopGestureRecognizer.isEnabled = false

edgeSwipe{distance = 110, hold = 0.2}
expectEqual(at(now(), detail.view).rect.x, 100, {accuracy = 1e-6})
settle()
expectEqual(nav.topViewController, detail)
edgeSwipe{distance = 300}
settle()
expectEqual(nav.topViewController, list)
expectEqual(detail.view.transform, CGAffineTransform.identity)
