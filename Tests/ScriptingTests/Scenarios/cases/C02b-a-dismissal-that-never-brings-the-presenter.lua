-- Case C02, the other half: a full-screen dismissal whose animator leaves the presenter's view out. UIKit
-- puts it back at the end, so that only the way there is black.
local List = class("List", UIViewController)
local fade = {transitionDuration = 0.3}
function fade:animateTransition(ctx)
  if self.isComplete then ctx.containerView:insertSubview(ctx:view("to"), {at = 0}) end
  local from = ctx:view("from")
  UIView.animate{withDuration = 0.3, animations = function() from.alpha = 0 end,
    completion = function() ctx:completeTransition(true) end}
end
local delegate = {animationControllerForDismissed = function() return fade end}
local list = List{}
window.rootViewController = list

local function dismissal()
  local photo = UIViewController{modalPresentationStyle = "fullScreen"}
  photo.transitioningDelegate = delegate
  list:present(photo, {animated = true})
  settle()
  photo:dismiss{animated = true}
  settle()
end
dismissal()
expect(at(now(), list.view).inWindow, "it is back at the end")
local found = findingList{}
expectEqual(#found, 1)
expectEqual(found[1].rule, "appeared-but-invisible")
expect(found[1].message:find("was in no window until then", 1, true), found[1].message)

fade.isComplete = true
dismissal()
expectEqual(#findingList{}, 0)
