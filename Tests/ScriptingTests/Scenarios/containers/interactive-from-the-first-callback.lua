-- In the callbacks of an interactive transition its coordinator says so already (lifecycle.md 4, O12);
-- a transition that starts by itself says no.
local List, Detail = class("List", UIViewController), class("Detail", UIViewController)
local Driver = class("Driver", UIPercentDrivenInteractiveTransition)
local fade, seen, driver = {transitionDuration = 0.4}, {}, nil
function fade:animateTransition(ctx)
  seen[#seen + 1] = ctx.isInteractive
  ctx.containerView:insertSubview(ctx:view("to"), {belowSubview = ctx:view("from")})
  local view = ctx:view("from")
  UIView.animate{withDuration = 0.4, animations = function() view.alpha = 0 end,
    completion = function() ctx:completeTransition(not ctx.transitionWasCancelled) end}
end
function Detail:viewWillDisappear() seen[#seen + 1] = self.transitionCoordinator.isInteractive end
function List:viewWillAppear()
  if self.transitionCoordinator then seen[#seen + 1] = self.transitionCoordinator.isInteractive end
end

local delegate = {}
function delegate:animationControllerFor() return fade end
function delegate:interactionControllerFor() return driver end
function delegate:willShow(nav) -- also asked when nothing is animated
  if nav.transitionCoordinator then seen[#seen + 1] = nav.transitionCoordinator.isInteractive end
end
local nav = UINavigationController{rootViewController = List{}}
nav.delegate = delegate
window.rootViewController = nav

nav:pushViewController(Detail{}, {animated = false})
wait(0.1)
nav:popViewController{animated = true}
settle()
expectEqual(seen, {false, false, false, false})

nav:pushViewController(Detail{}, {animated = false})
wait(0.1)
seen, driver = {}, Driver{}
nav:popViewController{animated = true}
wait(0)
driver:update(0.5)
expectEqual(seen, {true, true, true, true})
driver:cancel()
settle()
expectEqual(nav.transitionCoordinator, nil)
