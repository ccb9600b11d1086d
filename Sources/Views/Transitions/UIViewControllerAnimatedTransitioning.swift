import Layers

/// An animator: how long a transition takes, and what it does.
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// The whole duration, in seconds.
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double
  /// Adds the to view to the container, animates, and calls `completeTransition` at the end.
  func animateTransition(using context: any UIViewControllerContextTransitioning)
  /// The property animator of an interruptible transition: the same object each time.
  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator?
  /// Called when the transition is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator? {
    World.current.notImplemented()
  }

  public func animationEnded(_ transitionCompleted: Bool) { World.current.notImplemented() }
}
