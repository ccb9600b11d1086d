import Layers

/// Brings animators for a tab bar controller and hears of selections. All methods are optional.
public protocol UITabBarControllerDelegate: AnyObject {
  /// The animator of a switch, or nil for none.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Who drives the transition; asked only if there is an animator.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Whether the user may select a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect controller: UIViewController
  ) -> Bool
  /// Called after the user selected a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect controller: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    World.current.notImplemented()
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    World.current.notImplemented()
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect controller: UIViewController
  ) -> Bool {
    World.current.notImplemented()
    return true
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect controller: UIViewController
  ) {
    World.current.notImplemented()
  }
}
