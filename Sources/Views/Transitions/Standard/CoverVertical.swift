import Layers
import Motion

/// UIKit's own slide from below: a critically damped spring of mass 3 and stiffness 1000 over
/// 0.50573 s. (decisions V6, V13, V16)
final class CoverVertical: EngineObject, StandardAnimator {
  override var preferredName: String? { className }
  override var sharesName: Bool { true }

  /// How long the spring runs, in seconds.
  static let duration = Spring.systemTransitionDuration

  func reportedDuration(for style: UIModalPresentationStyle) -> Double {
    style.isSheet ? 0 : 0.5
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    Self.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to), isPresenting(context) {
      present(view, context)
    } else {
      dismiss(context)
    }
  }

  private func isPresenting(_ context: any UIViewControllerContextTransitioning) -> Bool {
    context.viewController(forKey: .to)?.presentingViewController
      === context.viewController(forKey: .from)
  }

  private func present(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    guard let controller = context.viewController(forKey: .to) else { return }
    let container = context.containerView
    let rest = context.finalFrame(for: controller)
    view.layer.frame = rest
    container.addSubview(view)
    // UIKit: the insets are right from the first frame (case C38).
    _ = view.safeAreaInsets
    view.layer.frame = rest.offsetBy(dx: 0, dy: container.bounds.height - rest.minY)
    spring(context) { view.layer.frame = rest }
  }

  private func dismiss(_ context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let view = context.view(forKey: .from)
    if let below = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
      below.layer.frame = context.finalFrame(for: to)
      container.insertSubview(below, at: 0)
    }
    spring(context) {
      guard let view else { return }
      view.layer.frame = view.frame.offsetBy(dx: 0, dy: container.bounds.height - view.frame.minY)
    }
  }

  private func spring(
    _ context: any UIViewControllerContextTransitioning, _ changes: () -> Void
  ) {
    AnimationBlock.run(
      duration: Self.duration, delay: 0, pacing: .spring(.system), options: [],
      animations: changes
    ) { _ in context.completeTransition(!context.transitionWasCancelled) }
  }
}
