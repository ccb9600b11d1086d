-- Before animateTransition a fresh view keeps the frame it was loaded with, also under an opaque bar; a view
-- that comes back has its final frame already, even under a transform (V14). The container has its insets
-- from the start, and what is out of the window keeps its own (V15).
local seen
local animator = {
  transitionDuration = 0.1,
  animateTransition = function(self, ctx)
    local from, to = ctx:viewController("from"), ctx:viewController("to")
    seen = {frame = to.view.frame, final = ctx:finalFrame(to), bounds = to.view.bounds,
      container = ctx.containerView.safeAreaInsets, from = from.view.safeAreaInsets, to = to.view.safeAreaInsets}
    to.view.frame = seen.final
    ctx.containerView:addSubview(to.view)
    UIView.animate{withDuration = 0.1, animations = function() from.view.alpha = 0 end,
      completion = function() from.view.alpha = 1 ctx:completeTransition(true) end}
  end,
}
local screen, below = CGRect(0, 0, 390, 844), CGRect(0, 91, 390, 753)
local a, b = UIViewController{}, UIViewController{}
local nav = UINavigationController{rootViewController = a}
nav.navigationBar.isTranslucent = false
local delegate = {animationControllerFor = function() return animator end}
nav.delegate = delegate
window.rootViewController = nav
step()
nav:pushViewController(b, {animated = true})
settle()
expectEqual({seen.frame, seen.final}, {screen, below})
expectEqual(seen.container, UIEdgeInsets{top = 91, bottom = 34})
expectEqual(seen.from, UIEdgeInsets{bottom = 34})
expectEqual(b.view.frame, below)
-- away, and turned meanwhile: back it has its frame
expectEqual(a.view.safeAreaInsets, UIEdgeInsets{bottom = 34}, {message = "out of the window it keeps them"})
a.view.transform = CGAffineTransform{rotationAngle = math.pi / 2}
nav:popViewController{animated = true}
settle()
expectEqual(seen.frame, below, {accuracy = 1e-9})
expectEqual(seen.bounds.size, CGSize(753, 390), {accuracy = 1e-9})
-- a presentation's container
local inBegin
local Sheet = class("Sheet", UIPresentationController)
function Sheet:presentationTransitionWillBegin() inBegin = self.containerView.safeAreaInsets end
local c = UIViewController{}
local presenting = {
  presentationControllerForPresented = function(self, presented, presenting)
    return Sheet{presentedViewController = presented, presenting = presenting}
  end,
  animationControllerForPresented = function() return animator end,
}
c.modalPresentationStyle, c.transitioningDelegate = "custom", presenting
nav:present(c, {animated = true})
settle()
expectEqual(inBegin, UIEdgeInsets{top = 47, bottom = 34})
expectEqual(seen.container, UIEdgeInsets{top = 47, bottom = 34})
expectEqual(c.view.safeAreaInsets, UIEdgeInsets{top = 47, bottom = 34})
