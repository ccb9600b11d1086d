-- A photo over a dark background, thrown away with a finger: up or down.
--
-- Nothing here is an interactive transition. While the finger is down only the photo's transform and
-- the dimming's alpha follow it; the dismissal begins when it leaves, from where the photo is then.

local height = UIScreen.main.bounds.height

---------------------------------------------------------------- the dimming
local Dimmed = class("Dimmed", UIPresentationController)

function Dimmed:presentationTransitionWillBegin()
  self.dimming = UIView{name = "dimming", frame = self.containerView.bounds, backgroundColor = "black"}
  self.dimming.alpha = 0
  self.containerView:insertSubview(self.dimming, {at = 0})
  local coordinator = self.presentedViewController.transitionCoordinator
  coordinator:animate{alongsideTransition = function() self.dimming.alpha = 1 end}
end

function Dimmed:dismissalTransitionWillBegin()
  local coordinator = self.presentedViewController.transitionCoordinator
  coordinator:animate{alongsideTransition = function() self.dimming.alpha = 0 end}
end

---------------------------------------------------------------- the animators
local fadeIn = {transitionDuration = 0.25}
function fadeIn:animateTransition(ctx)
  local photo = ctx:view("to")
  ctx.containerView:addSubview(photo)
  photo.alpha = 0
  UIView.animate{withDuration = 0.25, animations = function() photo.alpha = 1 end,
    completion = function() ctx:completeTransition(not ctx.transitionWasCancelled) end}
end

-- It leaves by the side to which the finger has pulled it.
local throwAway = {transitionDuration = 0.25}
function throwAway:animateTransition(ctx)
  local photo = ctx:view("from")
  local way = photo.transform.ty < 0 and -height or height
  UIView.animate{withDuration = 0.25, options = "curveEaseOut",
    animations = function() photo.transform = CGAffineTransform{translationX = 0, y = way} end,
    completion = function() ctx:completeTransition(not ctx.transitionWasCancelled) end}
end

---------------------------------------------------------------- the photo
local Photo = class("Photo", UIViewController)
Photo.modalPresentationStyle = "custom"

function Photo:viewDidLoad()
  self.view:addGestureRecognizer(UIPanGestureRecognizer{target = self, action = "pan"})
end

function Photo:pan(recognizer)
  local container = self.view.superview
  local y = recognizer:translation(container).y
  local dimming = self.presentationController.dimming
  if recognizer.state == "began" or recognizer.state == "changed" then
    self.view.transform = CGAffineTransform{translationX = 0, y = y}
    dimming.alpha = 1 - math.abs(y) / height
    return
  end
  local speed = math.abs(recognizer:velocity(container).y)
  if recognizer.state == "ended" and math.abs(y) / height + speed / height > 0.5 then
    self:dismiss{animated = true}
  else
    -- A block of duration 0 animates nothing: everything is back at once.
    UIView.animate{withDuration = 0, delay = 0, usingSpringWithDamping = 0.8, initialSpringVelocity = 0,
      animations = function()
        self.view.transform = CGAffineTransform.identity
        dimming.alpha = 1
      end}
  end
end

function Photo:presentationControllerForPresented(presented, presenting)
  return Dimmed{presentedViewController = presented, presenting = presenting}
end
function Photo:animationControllerForPresented() return fadeIn end
function Photo:animationControllerForDismissed() return throwAway end

---------------------------------------------------------------- the scenario
local List = class("List", UIViewController)
local list = List{}
window.rootViewController = list

local function show()
  local photo = Photo{}
  photo.transitioningDelegate = photo -- the photo brings its own transition
  list:present(photo, {animated = true})
  settle()
  return photo, photo.presentationController.dimming
end

-- Down by 110, held: the first 10 points make it a pan, the photo follows the other 100.
local photo, dimming = show()
expectEqual(dimming.alpha, 1)
touch.down(CGPoint(195, 400))
touch.move(CGPoint(195, 510))
wait(0.5)
expectEqual(at(photo.view).rect, CGRect(0, 100, 390, 844), {accuracy = 1e-9})
expectEqual(at(dimming).alpha, 1 - 100 / 844, {accuracy = 1e-9})

-- Let go there, at rest: 100 / 844 is not enough, and everything is back at once.
touch.up()
expectEqual(photo.view.transform, CGAffineTransform.identity)
expectEqual(at(photo.view).rect, CGRect(0, 0, 390, 844))
expectEqual(at(dimming).alpha, 1)
settle()
expectEqual(list.presentedViewController, photo)

-- A touch that the system takes away counts as let go.
drag{from = CGPoint(195, 100), to = CGPoint(195, 700), cancel = true}
expectEqual(photo.view.transform, CGAffineTransform.identity)

-- A flick up: it leaves by the top.
drag{from = CGPoint(195, 500), to = CGPoint(195, 390), duration = 0.15, velocity = 600}
local released = now()
expectEqual(at(released, photo.view).rect.y, -90, {accuracy = 1e-6}) -- one sample before the release
settle()
expectEqual(at(released + 0.25, photo.view).rect.y, -844, {accuracy = 1e-6})
expectEqual(list.presentedViewController, nil)
expectEvents{"Photo.viewWillDisappear", "Photo.viewDidDisappear", from = released}

-- And a slow, long way down: it leaves by the bottom.
photo = show()
drag{from = CGPoint(195, 100), to = CGPoint(195, 600), duration = 1}
released = now()
settle()
expect(at(released + 0.2, photo.view).rect.y > 490, "downwards")
expectEqual(list.presentedViewController, nil)
