-- A page that folds away: the leaving screen turns by a quarter about its middle and drops out
-- below, in one keyframe block, under a container that sees in perspective.
--
-- The lesson is in the frame. Under a transform `frame` is not where the view was put: it is the
-- bounding box of what is seen. Turned by a quarter, a screen of 390 x 844 reads 844 x 390, and
-- a frame that is set is set through the turn.

local Home, Detail = class("Home", UIViewController), class("Detail", UIViewController)
local quarter = CATransform3DMakeRotation(-math.pi / 2, 0, 0, -2)

---------------------------------------------------------------- the animators
local Fold = class("Fold")
Fold.transitionDuration = 1

function Fold:animateTransition(ctx)
  local from, to, container = ctx:view("from"), ctx:view("to"), ctx.containerView
  container:insertSubview(to, {belowSubview = from})
  container.layer.sublayerTransform = CATransform3D.identity:with{m34 = -0.002}
  UIView.animateKeyframes{withDuration = 1,
    animations = function()
      UIView.addKeyframe{withRelativeStartTime = 0, relativeDuration = 1, animations = function()
        from.layer.transform = quarter
        local seen = from.frame -- 844 x 390 by now
        from.frame = CGRect(0, 2 * seen.height, seen.width, seen.height)
        self.set = from.frame
      end}
    end,
    completion = function()
      container.layer.sublayerTransform = CATransform3D.identity
      ctx:completeTransition(not ctx.transitionWasCancelled)
    end}
end

-- Back: the view still has its turn from the push, and UIKit has set its frame to the whole screen
-- through it. Its own measure is therefore the other way round: height and width change places.
local Unfold = class("Unfold")
Unfold.transitionDuration = 1

function Unfold:animateTransition(ctx)
  local from, to, container = ctx:view("from"), ctx:view("to"), ctx.containerView
  local seen = to.frame
  to.frame = CGRect(0, 2 * seen.height, seen.height, seen.width)
  container:insertSubview(to, {aboveSubview = from})
  container.layer.sublayerTransform = CATransform3D.identity:with{m34 = -0.002}
  UIView.animateKeyframes{withDuration = 1,
    animations = function()
      UIView.addKeyframe{withRelativeStartTime = 0, relativeDuration = 1, animations = function()
        to.layer.transform = CATransform3D.identity
        to.frame = container.bounds
      end}
    end,
    completion = function()
      container.layer.sublayerTransform = CATransform3D.identity
      ctx:completeTransition(not ctx.transitionWasCancelled)
    end}
end

---------------------------------------------------------------- who brings them
-- A navigation delegate is held weakly: this one lives as long as the script's local does.
local fold = Fold{}
local delegate = {animationControllerFor = function(self, navigation, operation)
  return operation == "push" and fold or Unfold{}
end}

---------------------------------------------------------------- the scenario
local home, detail = Home{}, Detail{}
home.view.backgroundColor, detail.view.backgroundColor = "systemBlue", "white"
local navigation = UINavigationController{rootViewController = home, isNavigationBarHidden = true}
navigation.delegate = delegate
window.rootViewController = navigation
wait(0.1)

local t = now()
navigation:pushViewController(detail, {animated = true})
settle()
expectEqual(fold.set, CGRect(0, 780, 844, 390), {accuracy = 0.02})
-- Halfway of a paced turn is an eighth turn: the box of a turned screen is a square.
expectEqual(at(t + 0.5, home.view).rect, CGRect(-127.78, 262.22, 872.57, 872.57), {accuracy = 0.02})
expectEqual(at(now(), home.view).inWindow, false)
expectEqual(navigation.topViewController, detail)

t = now()
navigation:popViewController{animated = true}
settle()
expectEqual(at(t + 0.5, home.view).rect, CGRect(-127.78, 716.22, 872.57, 872.57), {accuracy = 0.02})
expectEqual(at(now(), home.view).rect, CGRect(0, 0, 390, 844), {accuracy = 0.02})
expectEqual(home.view.transform, CGAffineTransform.identity)
expectEvents{"Detail.willMove", "Detail.viewWillDisappear", "Home.viewWillAppear",
  "Unfold.animateTransition", "Detail.viewDidDisappear", "Home.viewDidAppear", "Detail.didMove",
  from = t}
