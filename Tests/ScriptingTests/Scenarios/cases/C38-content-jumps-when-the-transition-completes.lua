-- A has no bar, B shows it in viewWillAppear. With an animator of one's own the bar counts for the insets
-- only when the navigation controller finishes; UIKit's own push has them right from the start.
device{width = 375, height = 667, scale = 2, safeArea = {top = 20, left = 0, bottom = 0, right = 0}}
local tops, told
local function push(animator)
  tops = {}
  local B = class("B", UIViewController)
  function B:viewWillAppear() self.navigationController:setNavigationBarHidden(false, {animated = false}) end
  function B:viewDidLayoutSubviews() tops[#tops + 1] = self.view.safeAreaInsets.top end
  local a, b = UIViewController{}, B()
  local nav = UINavigationController{rootViewController = a}
  nav:setNavigationBarHidden(true, {animated = false})
  window.rootViewController = nav
  step()
  local delegate = {animationControllerFor = function() return animator end}
  if animator then nav.delegate = delegate end
  nav:pushViewController(b, {animated = true})
  wait(0.1)
  tops.during = b.view.safeAreaInsets.top
  settle()
  tops.after = b.view.safeAreaInsets.top
  told = findingList()
end
push{
  transitionDuration = 0.3,
  animateTransition = function(self, ctx)
    local to = ctx:viewController("to")
    to.view.frame = ctx:finalFrame(to)
    ctx.containerView:addSubview(to.view)
    to.view.alpha = 0
    UIView.animate{withDuration = 0.3, animations = function() to.view.alpha = 1 end,
      completion = function() ctx:completeTransition(not ctx.transitionWasCancelled) end}
  end,
}
expectEqual({tops.during, tops.after}, {20, 64})
expectEqual(#told, 1)
expectEqual(told[1].rule, "safe-area-jumps")
expectEqual(told[1].message, "safe area of B changes at complete: top 20->64; content moves 44 pt in one frame")
reset()
push(nil)
expectEqual({tops[1], tops.during, tops.after}, {64, 64, 64})
expectEqual(#told, 0)
