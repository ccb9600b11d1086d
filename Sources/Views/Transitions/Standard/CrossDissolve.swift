import Layers
import Motion

/// UIKit's own fade: 0.3 s, ease in and out. (decision V6)
final class CrossDissolve: EngineObject, StandardAnimator {
  override var preferredName: String? { className }
  override var sharesName: Bool { true }

  func reportedDuration(for style: UIModalPresentationStyle) -> Double { 0.3 }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    0.3
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let to = context.viewController(forKey: .to)
    let isPresenting = to?.presentingViewController === context.viewController(forKey: .from)
    let container = context.containerView
    let changes: () -> Void
    if isPresenting, let to, let view = context.view(forKey: .to) {
      view.layer.frame = context.finalFrame(for: to)
      view.alpha = 0
      container.addSubview(view)
      changes = { view.alpha = 1 }
    } else {
      let view = context.view(forKey: .from)
      if let to, let below = context.view(forKey: .to) {
        below.layer.frame = context.finalFrame(for: to)
        container.insertSubview(below, at: 0)
      }
      changes = { view?.alpha = 0 }
    }
    UIView.animate(withDuration: 0.3, animations: changes) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
