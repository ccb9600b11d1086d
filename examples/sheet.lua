-- A sheet with rounded top corners that slides up over its presenter: everything a card on
-- screen needs beyond an animator lives in a presentation controller.
--
-- Style "custom" leaves the presenter where it is. So the presentation controller says what comes
-- (presentedView), where it rests (frameOfPresentedViewInContainerView) and what happens around it,
-- and the animator only moves that one view in and out.

---------------------------------------------------------------- the presentation controller
local SheetPresentation = class("SheetPresentation", UIPresentationController)

-- Corners cannot be cut into the presented view without changing it for ever. Views around it
-- can be rounded, and go away with the presentation. The wrapper masks what sticks out of it:
-- the rounded card in it is taller by its radius, so that only its two upper corners are seen.
-- UIKit asks for the presented view often and must get the same one: lazy makes it once.
local radius = 16
SheetPresentation.wrapper = lazy(function(self)
  local wrapper = UIView{name = "wrapper", frame = self.frameOfPresentedViewInContainerView}
  wrapper.clipsToBounds = true
  local card = UIView{name = "card",
    frame = wrapper.bounds:with{height = wrapper.bounds.height + radius}}
  card.layer.cornerRadius = radius
  card.clipsToBounds = true
  local inner = SheetPresentation.super.presentedView(self)
  inner.frame = wrapper.bounds
  card:addSubview(inner)
  wrapper:addSubview(card)
  return wrapper
end)
function SheetPresentation:presentedView() return self.wrapper end

-- Below the top safe area, down to the bottom edge.
function SheetPresentation:frameOfPresentedViewInContainerView()
  local bounds, top = self.containerView.bounds, self.containerView.safeAreaInsets.top
  return CGRect(0, top, bounds.width, bounds.height - top)
end

-- Whatever is set in the alongside block joins the animator's animation: same start, pace and end.
function SheetPresentation:fade(from, to)
  local container = self.containerView
  container.backgroundColor = from
  self.presentedViewController.transitionCoordinator:animate{alongsideTransition = function()
    container.backgroundColor = to
  end}
end
function SheetPresentation:presentationTransitionWillBegin() self:fade("clear", "black") end
function SheetPresentation:dismissalTransitionWillBegin() self:fade("black", "clear") end

---------------------------------------------------------------- the animator
-- One class for both ways: it asks the context which side has a view to move.
local Slide = class("Slide")
Slide.transitionDuration = 0.3

function Slide:animateTransition(ctx)
  local coming = ctx:view("to") -- nil on the way out: the presenter never left
  local view = coming or ctx:view("from")
  local below = ctx.containerView.bounds.height
  if coming then
    ctx.containerView:addSubview(view)
    view.frame = ctx:finalFrame(ctx:viewController("to"))
  end
  local rest = view.frame
  local hidden = rest:with{y = below}
  if coming then view.frame = hidden end
  UIView.animate{withDuration = 0.3, usingSpringWithDamping = 1,
    animations = function() view.frame = coming and rest or hidden end,
    completion = function() ctx:completeTransition(not ctx.transitionWasCancelled) end}
end

---------------------------------------------------------------- who brings them
local List = class("List", UIViewController)

function List:open()
  local page = class("Page", UIViewController){title = "Page"}
  local sheet = UINavigationController{rootViewController = page}
  -- Both before the call of present: UIKit asks the delegate inside it.
  sheet.modalPresentationStyle = "custom"
  sheet.transitioningDelegate = self -- weak; the list lives long enough
  self:present(sheet, {animated = true})
  return sheet
end

function List:presentationControllerForPresented(presented, presenting)
  self.sheetPresentation =
    SheetPresentation{presentedViewController = presented, presenting = presenting}
  return self.sheetPresentation
end
function List:animationControllerForPresented() return Slide{} end
function List:animationControllerForDismissed() return Slide{} end

---------------------------------------------------------------- the scenario
local list = List{}
list.view.backgroundColor = "white"
window.rootViewController = list
wait(0.1)

local t0 = now()
local sheet = list:open()
settle()

local presentation = list.sheetPresentation
local wrapper, container = presentation.wrapper, presentation.containerView
local ys = {[0] = 844, [0.075] = 309.16, [0.15] = 91.25, [0.225] = 53.21, [0.3] = 47}
local alphas = {[0] = 0, [0.075] = 0.6711, [0.15] = 0.9445, [0.225] = 0.9922, [0.3] = 1}
for t, y in pairs(ys) do
  -- A frame shows what was committed before it: at t0 itself we look just after.
  expectEqual(at(t0 + t, wrapper, "after").rect.y, y, {accuracy = 0.01})
  expectEqual(at(t0 + t, container, "after").backgroundColor.alpha, alphas[t],
    {accuracy = 0.0001})
end
expectEqual(at(now(), wrapper).rect, CGRect(0, 47, 390, 797))
expectEqual(at(now(), list.view).rect, CGRect(0, 0, 390, 844)) -- the presenter kept its place

-- A container as the one that comes: its own callback first, then its child's.
expectEvents{"List.presentationController", "List.animationController",
  "SheetPresentation.presentationTransitionWillBegin", "UINavigationController.viewWillAppear",
  "Page.viewWillAppear", "Slide.animateTransition", "context.completeTransition",
  "SheetPresentation.presentationTransitionDidEnd", "UINavigationController.viewDidAppear",
  "Page.viewDidAppear"}

local t1 = now()
list:dismiss{animated = true}
settle()
expectEqual(at(t1 + 0.15, wrapper).rect.y, 47 + 844 - 91.25, {accuracy = 0.01})
expectEqual(at(t1 + 0.15, container).backgroundColor.alpha, 1 - 0.9445, {accuracy = 0.0001})
expectEqual(at(now(), wrapper).inWindow, false)
expectEqual(list.presentedViewController, nil)
expectEvents{"SheetPresentation.dismissalTransitionWillBegin",
  "UINavigationController.viewWillDisappear", "Page.viewWillDisappear", "Slide.animateTransition",
  "SheetPresentation.dismissalTransitionDidEnd", "UINavigationController.viewDidDisappear",
  "Page.viewDidDisappear", from = t1}
for _, event in ipairs(eventList{from = t0}) do
  expect(not (event.object == "List" and event.name:find("ppear")),
    "the presenter hears nothing under this style")
end
