-- A view that is pushed is as large as the screen; under an opaque bar its place begins below the bar.
local told
local function run(animator)
  local a, b = UIViewController{}, UIViewController{}
  b.view.name = "b"
  local nav = UINavigationController{rootViewController = a}
  nav.navigationBar.isTranslucent = animator.translucent or false
  window.rootViewController = nav
  step()
  local delegate = {animationControllerFor = function() return animator end}
  nav.delegate = delegate
  animator.seen = function(ctx)
    return {ctx:finalFrame(b), b.view.frame}
  end
  nav:pushViewController(b, {animated = true})
  settle()
  told = findingList()
  return b.view.frame, animator.frames
end
local function animator(fits, translucent)
  return {
    translucent = translucent, transitionDuration = 0.2,
    animateTransition = function(self, ctx)
      local to = ctx:viewController("to")
      self.frames = self.seen(ctx)
      if fits then to.view.frame = ctx:finalFrame(to) end
      ctx.containerView:addSubview(to.view)
      to.view.alpha = 0
      UIView.animate{withDuration = 0.2, animations = function() to.view.alpha = 1 end,
        completion = function() ctx:completeTransition(true) end}
    end,
  }
end
local screen, below = CGRect(0, 0, 390, 844), CGRect(0, 91, 390, 753)
-- wrong: left as it was loaded, and UIKit leaves it so
local frame, frames = run(animator(false))
expectEqual(frames, {below, screen})
expectEqual(frame, screen)
expectEqual(#told, 1)
expectEqual(told[1].rule, "final-frame-ignored")
expect(told[1].message:find("differs from finalFrame(for:): y 0 instead of 91", 1, true), told[1].message)
-- right
reset()
frame, frames = run(animator(true))
expectEqual(frame, below)
expectEqual(#told, 0)
-- under a translucent bar the screen is right
reset()
frame, frames = run(animator(false, true))
expectEqual(frames, {screen, screen})
expectEqual(#told, 0)
