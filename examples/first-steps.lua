-- The smallest present that prints: a sheet of colour slides up over a list.
local List, Sheet = class("List", UIViewController){}, class("Sheet", UIViewController){}
window.rootViewController = List

local slide = {transitionDuration = 0.4}
function slide:animateTransition(ctx)
  local sheet, goal = ctx:view("to"), ctx:finalFrame(ctx:viewController("to"))
  ctx.containerView:addSubview(sheet)
  sheet.frame = goal:offsetBy(0, goal.height)
  UIView.animate{withDuration = 0.4, animations = function() sheet.frame = goal end,
    completion = function() ctx:completeTransition(not ctx.transitionWasCancelled) end}
end

local delegate = {animationControllerForPresented = function() return slide end}
Sheet.modalPresentationStyle = "custom"
Sheet.transitioningDelegate = delegate
List:present(Sheet, {animated = true})
