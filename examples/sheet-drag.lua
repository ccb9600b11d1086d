-- A sheet that a finger pulls down: how a gesture drives a dismissal.
--
-- Three parts work together. The *animator* says what the dismissal looks like from start to end. The
-- *driver* (UIPercentDrivenInteractiveTransition) holds that animation and shows any fraction of it.
-- The *pan recogniser* turns the finger's way into the fraction, and decides at the end.

local top = 47 -- the sheet leaves the status bar free
local height = UIScreen.main.bounds.height - top

---------------------------------------------------------------- the presentation
local Presentation = class("Presentation", UIPresentationController)

function Presentation:frameOfPresentedViewInContainerView()
  return CGRect(0, top, self.containerView.bounds.width, height)
end

---------------------------------------------------------------- the animators: up, and down again
local slideUp, slideDown = {transitionDuration = 0.3}, {transitionDuration = 0.3}

function slideUp:animateTransition(ctx)
  local sheet, goal = ctx:view("to"), ctx:finalFrame(ctx:viewController("to"))
  ctx.containerView:addSubview(sheet)
  sheet.frame = goal:offsetBy(0, height)
  UIView.animate{withDuration = 0.3, animations = function() sheet.frame = goal end,
    completion = function() ctx:completeTransition(not ctx.transitionWasCancelled) end}
end

function slideDown:animateTransition(ctx)
  local sheet = ctx:view("from")
  UIView.animate{withDuration = 0.3,
    -- While a driver holds it, progress is linear whatever the curve: the sheet sticks to the finger.
    animations = function() sheet.frame = sheet.frame:offsetBy(0, height) end,
    completion = function() ctx:completeTransition(not ctx.transitionWasCancelled) end}
end

---------------------------------------------------------------- the sheet and its gesture
local Sheet = class("Sheet", UIViewController)
Sheet.modalPresentationStyle = "custom"

function Sheet:viewDidLoad()
  self.view.backgroundColor = "systemBlue"
  self.view:addGestureRecognizer(UIPanGestureRecognizer{target = self, action = "pan"})
end

function Sheet:pan(recognizer)
  local progress = recognizer:translation(self.view.superview).y / height
  progress = math.max(0, math.min(1, progress))
  if recognizer.state == "began" then
    self.driver = UIPercentDrivenInteractiveTransition{}
    self:dismiss{animated = true}
  elseif recognizer.state == "changed" then
    self.driver:update(progress)
  else
    local velocity = recognizer:velocity(self.view.superview).y
    if recognizer.state == "ended" and (velocity > 500 or progress > 0.3) then
      self.driver:finish()
    else
      self.driver:cancel()
    end
    -- Let go at once: UIKit keeps the driver until its transition is over.
    self.driver = nil
  end
end

function Sheet:presentationControllerForPresented(presented, presenting)
  return Presentation{presentedViewController = presented, presenting = presenting}
end
function Sheet:animationControllerForPresented() return slideUp end
function Sheet:animationControllerForDismissed() return slideDown end
-- Only a finger brings a driver: with one, a plain dismiss would wait for ever.
function Sheet:interactionControllerForDismissal() return self.driver end

---------------------------------------------------------------- the scenario
local List = class("List", UIViewController)
local list, sheet = List{}, Sheet{}
window.rootViewController = list
-- The sheet brings its own transition. In viewDidLoad this would come too late: UIKit asks before.
sheet.transitioningDelegate = sheet
list:present(sheet, {animated = true})
settle()
expectEqual(sheet.view.frame, CGRect(0, 47, 390, 797))

-- The finger goes down by 210 in half a second, rests, and leaves slowly. A pan begins after 10 points,
-- and those are absorbed: the sheet has moved by 200.
local start = now()
drag{from = CGPoint(195, 200), to = CGPoint(195, 410), duration = 0.5, hold = 0.2}
local released = now()
expectEqual(at(released, sheet.view).rect.y, 247, {accuracy = 1e-9})
local cancelled = eventList{from = released, to = released}
expectEqual(cancelled[#cancelled].name, "cancelInteractiveTransition")

-- 200 of 797 is less than 0.3, and the finger was at rest: it goes back, in the same fraction of 0.3 s.
settle()
local p = 200 / 797
expectEqual(at(released + p * 0.3 + 1e-6, sheet.view).rect.y, 47, {accuracy = 1e-6})
expect(at(released + p * 0.3 - 0.01, sheet.view).rect.y > 47.01, "not before that")
local y = 247
for t = released, released + 0.07, 0.005 do -- and never down again
  local next = at(t, sheet.view).rect.y
  expect(next <= y + 1e-9, "up, at " .. t)
  y = next
end
expectEqual(list.presentedViewController, sheet)
expectEqual(sheet.view.frame, CGRect(0, 47, 390, 797))
expectEvents{"Sheet.viewWillDisappear", "Sheet.viewWillAppear", "Sheet.viewDidAppear", from = start}

-- Farther down, 300 of 797 is more than 0.3: it goes, in the rest of the 0.3 s.
drag{from = CGPoint(195, 200), to = CGPoint(195, 510), duration = 0.5, hold = 0.2}
released = now()
settle()
p = 300 / 797
local ends = eventList{from = released}
for _, event in ipairs(ends) do
  if event.name == "completeTransition" then
    expectEqual(event.time, released + (1 - p) * 0.3, {accuracy = 1e-9})
    expectEqual(event.detail, "true")
  end
end
expectEqual(list.presentedViewController, nil)

-- A flick is short, but fast.
list:present(sheet, {animated = true})
settle()
drag{from = CGPoint(195, 200), to = CGPoint(195, 350), duration = 0.2, velocity = 900}
settle()
expectEqual(list.presentedViewController, nil)
