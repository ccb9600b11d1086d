import Layers

extension UINavigationController {
  /// The gesture that pops from the edge; its delegate knows when UIKit switches it off.
  public final var interactivePopGestureRecognizer: UIGestureRecognizer? { swipeBack }

  /// Begins a pop that a finger drives from the edge.
  /// - Returns: The driver, or nil if there is nothing to pop or the gesture is off.
  final func beginSwipeBack() -> SwipeBackDriver? {
    guard canSwipeBack, !delegateAnimates else { return nil }
    let driver = SwipeBackDriver()
    swipe = driver
    popViewController(animated: true)
    return driver
  }

  /// Whether there is something to pop, and nothing goes on.
  final var canSwipeBack: Bool {
    isShowing && containerTransition == nil && stack.count > 1 && presented == nil
  }

  /// Why UIKit switches the gesture off, if it does. (case C71)
  final var swipeBackObstacle: String? {
    guard let item = stack.last?.navigationItem else { return nil }
    if delegateAnimates {
      return "the delegate implements the animation-controller method, even if it answers nil"
    }
    if isBarHidden { return "the navigation bar is hidden" }
    if item.hidesBackButton { return "the button back is hidden" }
    if item.leftBarButtonItems?.isEmpty == false, !item.leftItemsSupplementBackButton {
      return "a left bar button takes the place of the button back"
    }
    return nil
  }

  /// UIKit: with the method for animators in the delegate the system's gesture does not begin.
  private final var delegateAnimates: Bool {
    guard let delegate, let top = stack.last, stack.count > 1 else { return false }
    if let script = delegate as? any OptionalMethods {
      return script.implements("animationControllerFor")
    }
    let below = stack[stack.count - 2]
    return world.implements {
      delegate.navigationController(self, animationControllerFor: .pop, from: top, to: below)
    }
  }
}
