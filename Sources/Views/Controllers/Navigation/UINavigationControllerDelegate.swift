import Layers

/// Brings animators for a navigation controller and hears of its changes. All methods are optional.
public protocol UINavigationControllerDelegate: AnyObject {
  /// The animator of a push or pop, or nil for UIKit's own.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Who drives the transition; asked only if there is an animator.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Called before a controller shows.
  func navigationController(
    _ navigationController: UINavigationController, willShow controller: UIViewController,
    animated: Bool)
  /// Called after a controller shows.
  func navigationController(
    _ navigationController: UINavigationController, didShow controller: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    World.current.notImplemented()
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    World.current.notImplemented()
  }

  public func navigationController(
    _ navigationController: UINavigationController, willShow controller: UIViewController,
    animated: Bool
  ) {
    World.current.notImplemented()
  }

  public func navigationController(
    _ navigationController: UINavigationController, didShow controller: UIViewController,
    animated: Bool
  ) {
    World.current.notImplemented()
  }
}
