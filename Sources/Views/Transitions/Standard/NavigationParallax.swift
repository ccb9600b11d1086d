import Layers
import Motion

/// UIKit's own push and pop: the upper view slides by the width, the lower one by 0.3 of it, dimmed
/// by 0.1, on the system spring over 0.50573 s. (decision V6)
final class NavigationParallax: EngineObject, StandardAnimator {
  private let operation: UINavigationController.Operation

  init(_ operation: UINavigationController.Operation) {
    self.operation = operation
    super.init()
  }

  override var preferredName: String? { className }
  override var sharesName: Bool { true }

  func reportedDuration(for style: UIModalPresentationStyle) -> Double { 0.35 }

  var reportedCurve: UIView.AnimationCurve { .keyboard }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    Spring.systemTransitionDuration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(true) }
    let container = context.containerView
    let width = container.bounds.width
    let isPop = operation == .pop
    let (rest, away) = (from.center.x, isPop ? width : -0.3 * width)
    to.layer.frame = context.finalFrame(for: controller)
    let target = to.center.x
    let dimming = DimmingView(frame: container.bounds)
    dimming.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    dimming.alpha = isPop ? 0.1 : 0
    if isPop {
      container.insertSubview(to, at: 0)
      container.insertSubview(dimming, aboveSubview: to)
    } else {
      container.addSubview(dimming)
      container.addSubview(to)
    }
    // UIKit: the insets are right from the first frame (case C38).
    _ = to.safeAreaInsets
    to.center.x -= isPop ? 0.3 * width : -width
    AnimationBlock.run(
      duration: Spring.systemTransitionDuration, delay: 0, pacing: .spring(.system), options: []
    ) {
      to.center.x = target
      from.center.x = rest + away
      dimming.alpha = isPop ? 0 : 0.1
    } completion: { _ in
      dimming.removeFromSuperview()
      from.center.x = rest
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
