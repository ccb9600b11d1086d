import Layers

extension UINavigationController {
  /// Begins a pop that a finger drives from the edge: update, finish or cancel what is answered.
  /// UIKit: with an animator of a delegate's for the pop, the system's gesture does not begin.
  /// (case C71)
  /// - Returns: The driver, or nil if there is nothing to pop or the gesture is off.
  final func beginSwipeBack() -> UIPercentDrivenInteractiveTransition? {
    guard isShowing, containerTransition == nil, stack.count > 1, let top = stack.last else {
      return nil
    }
    let below = stack[stack.count - 2]
    if let delegate {
      let animator = world.silently {
        delegate.navigationController(self, animationControllerFor: .pop, from: top, to: below)
      }
      guard animator == nil else { return nil }
    }
    let driver = UIPercentDrivenInteractiveTransition()
    swipe = driver
    popViewController(animated: true)
    return driver
  }
}
