import Layers
import Motion

/// The context of one transition, as its animator sees it.
public final class TransitionContext: EngineObject, UIViewControllerContextTransitioning {
  let transition: Transition

  init(_ transition: Transition) {
    self.transition = transition
    super.init()
  }

  public override var preferredName: String? { "context" }
  public override var sharesName: Bool { true }

  public var containerView: UIView { transition.container }
  public var isAnimated: Bool { transition.isAnimated }
  public var isInteractive: Bool { transition.countsAsInteractive }
  public var transitionWasCancelled: Bool { transition.wasCancelled }
  public var presentationStyle: UIModalPresentationStyle { transition.style }
  public var targetTransform: CGAffineTransform { transition.targetTransform }

  public func completeTransition(_ didComplete: Bool) { transition.complete(didComplete) }

  public func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    transition.controller(key)
  }

  public func view(forKey key: UITransitionContextViewKey) -> UIView? { transition.view(key) }

  public func initialFrame(for controller: UIViewController) -> CGRect {
    transition.initialFrame(for: controller)
  }

  public func finalFrame(for controller: UIViewController) -> CGRect {
    transition.finalFrame(for: controller)
  }

  public func updateInteractiveTransition(_ percentComplete: Double) {
    transition.updateInteraction(percentComplete)
  }

  public func finishInteractiveTransition() { transition.endInteraction(cancelled: false) }

  public func cancelInteractiveTransition() { transition.endInteraction(cancelled: true) }

  public func pauseInteractiveTransition() { transition.pauseInteraction() }

  /// Lets the animator animate: for who drives the transition.
  func startAnimation() { transition.animate() }
}
