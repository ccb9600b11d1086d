import Motion

/// What an animator knows of its transition.
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that the transition happens in.
  var containerView: UIView { get }
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// Whether a user drives it right now.
  var isInteractive: Bool { get }
  /// Whether it was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; `none` for push, pop and tabs.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Identity, or the rotation that the transition brings.
  var targetTransform: CGAffineTransform { get }
  /// Ends the transition; it must be called, once.
  func completeTransition(_ didComplete: Bool)
  /// A side of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of a side that UIKit adds or removes; nil for one that stays.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view is at the start; zero if it is not there.
  func initialFrame(for controller: UIViewController) -> CGRect
  /// Where a controller's view must be at the end; zero if it goes.
  func finalFrame(for controller: UIViewController) -> CGRect
  /// Tells how far a user has driven the transition, 0...1.
  func updateInteractiveTransition(_ percentComplete: Double)
  /// The user let go, and it goes on to its end.
  func finishInteractiveTransition()
  /// The user let go, and it goes back.
  func cancelInteractiveTransition()
  /// A running interruptible transition becomes interactive.
  func pauseInteractiveTransition()
}
