-- A push that a finger can catch while it runs: dragged about, sent on, or turned round.
--
-- The animator brings a property animator (interruptibleAnimator), which can be paused, scrubbed and
-- reversed at any time. UIKit asks for it several times: it must be the same object for the whole
-- transition.

local width = UIScreen.main.bounds.width

---------------------------------------------------------------- the animator
local Slide = class("Slide")
Slide.transitionDuration = 1

function Slide:interruptibleAnimator(ctx)
  if self.animator then return self.animator end
  local from, to = ctx:view("from"), ctx:view("to")
  ctx.containerView:addSubview(to)
  to.transform = CGAffineTransform{translationX = width, y = 0}
  local animator = UIViewPropertyAnimator{duration = 1, curve = "easeInOut", animations = function()
    to.transform = CGAffineTransform.identity
    from.transform = CGAffineTransform{translationX = -width / 2, y = 0}
  end}
  animator:addCompletion(function(position)
    from.transform, to.transform = CGAffineTransform.identity, CGAffineTransform.identity
    ctx:completeTransition(position == "end")
  end)
  self.animator, self.context = animator, ctx
  return animator
end

function Slide:animateTransition(ctx) self:interruptibleAnimator(ctx):startAnimation() end

function Slide:animationEnded() self.animator, self.context = nil, nil end

---------------------------------------------------------------- the gesture that catches it
function Slide:grab(recognizer)
  local animator = self.animator
  if not animator then return end -- nothing runs
  if recognizer.state == "began" then
    animator:pauseAnimation()
    self.context:pauseInteractiveTransition()
    self.start = animator.fractionComplete
    self.context:updateInteractiveTransition(self.start)
  elseif recognizer.state == "changed" then
    -- To the left is forwards.
    animator.fractionComplete = self.start - recognizer:translation(recognizer.view).x / width
    self.context:updateInteractiveTransition(animator.fractionComplete)
  else
    local goesBack = recognizer:velocity(recognizer.view).x > 0
    if goesBack then
      self.context:cancelInteractiveTransition()
    else
      self.context:finishInteractiveTransition()
    end
    animator.isReversed = goesBack
    animator:continueAnimation{durationFactor = 0} -- in the time that is left
  end
end

---------------------------------------------------------------- the app
local List, Detail = class("List", UIViewController), class("Detail", UIViewController)
local list, detail = List{}, Detail{}
local nav = UINavigationController{rootViewController = list}
local slide = Slide{}
local delegate = {}
function delegate:animationControllerFor(_, operation)
  if operation == "push" then return slide end
end
nav.delegate = delegate
window.rootViewController = nav
nav.view:addGestureRecognizer(UIPanGestureRecognizer{target = slide, action = "grab"})
wait(0.1)

---------------------------------------------------------------- caught and reversed
nav:pushViewController(detail, {animated = true})
wait(0.5)
expectEqual(at(detail.view).rect.x, width / 2, {accuracy = 1e-6}) -- half-way
-- UIKit ignores touches while a transition runs by itself, but not in one that can be interrupted.
touch.down(CGPoint(300, 400))
touch.move(CGPoint(310, 400)) -- 10 points: it is a pan, and the views stand still
wait(1)
expectEqual(at(detail.view).rect.x, width / 2, {accuracy = 1e-6})
expect(nav.transitionCoordinator.isInteractive, "in the finger's hand")

touch.move(CGPoint(388, 400)) -- 78 to the right: a fifth of the width back
expectEqual(at(detail.view).rect.x, width * 0.7, {accuracy = 1e-6})
expectEqual(at(list.view).rect.x, -width / 2 * 0.3, {accuracy = 1e-6})
touch.up()
settle()
expectEqual(nav.viewControllers, {list})
expectEqual(at(list.view).rect, CGRect(0, 0, 390, 844))
expectEqual(detail.view.window, nil)
expectEvents{"List.viewWillDisappear", "Detail.viewWillAppear", "Detail.viewWillDisappear",
  "Detail.viewDidDisappear", "List.viewWillAppear", "List.viewDidAppear"}

---------------------------------------------------------------- caught and sent on
nav:pushViewController(detail, {animated = true})
wait(0.5)
touch.down(CGPoint(300, 400))
touch.move(CGPoint(290, 400))
touch.move(CGPoint(212, 400)) -- 78 to the left
expectEqual(at(detail.view).rect.x, width * 0.3, {accuracy = 1e-6})
touch.up()
settle()
expectEqual(nav.topViewController, detail)
expectEqual(at(detail.view).rect, CGRect(0, 0, 390, 844))

---------------------------------------------------------------- left alone
nav:popViewController{animated = true}
settle()
local t = now()
nav:pushViewController(detail, {animated = true})
settle()
expectEqual(at(t + 1, detail.view, "after").rect.x, 0)
expectEqual(nav.topViewController, detail)
