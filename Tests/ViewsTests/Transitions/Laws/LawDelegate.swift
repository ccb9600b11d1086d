import Layers
import Motion

@testable import Views

/// A generator of numbers that gives the same ones for a seed: SplitMix64.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// A controller of the generated sequences.
final class Page: UIViewController {}

/// An animator as it should be: fades the new view in, and leaves nothing behind.
final class LawAnimator: UIViewControllerAnimatedTransitioning {
  let duration: Double
  var begun = 0
  var ended = 0

  init(duration: Double) { self.duration = duration }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    begun += 1
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    let container = context.containerView
    let isNew = to?.superview !== container
    let isPresenting = context.viewController(forKey: .to)?.isBeingPresented == true
    if let to, let controller = context.viewController(forKey: .to) {
      if to.transform.isIdentity { to.frame = context.finalFrame(for: controller) }
      container.insertSubview(
        to, at: isPresenting || context.presentationStyle == .none ? container.subviews.count : 0)
    }
    let moving = to ?? from
    let x = moving?.center.x ?? 0
    if to != nil { moving?.center.x = x + 100 }
    UIView.animate(withDuration: duration) {
      moving?.center.x = to == nil ? x + 100 : x
      from?.alpha = 0.5
    } completion: { _ in
      moving?.center.x = x
      from?.alpha = 1
      if context.transitionWasCancelled, isNew { to?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ended += 1 }
}

/// Brings animators and drivers to everything, as it is told.
final class LawDelegate: UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
  UITabBarControllerDelegate
{
  var brings = true
  var drives = false
  var animators: [LawAnimator] = []
  var drivers: [UIPercentDrivenInteractiveTransition] = []
  /// The driver brought last.
  var driver: UIPercentDrivenInteractiveTransition? { drivers.last }

  private func animator() -> (any UIViewControllerAnimatedTransitioning)? {
    guard brings else { return nil }
    animators.append(LawAnimator(duration: [0.2, 0.35, 0.5][animators.count % 3]))
    return animators.last
  }

  private func interactor() -> (any UIViewControllerInteractiveTransitioning)? {
    guard drives else { return nil }
    drivers.append(UIPercentDrivenInteractiveTransition())
    return driver
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor() }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor() }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor() }
}
