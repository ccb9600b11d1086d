import Motion

@testable import Views

/// An animator that moves the presented view up from below, or down again, in 0.4 s, linearly.
final class SlideAnimator: UIViewControllerAnimatedTransitioning {
  var log: [String] = []
  var context: (any UIViewControllerContextTransitioning)?
  var inspect: ((any UIViewControllerContextTransitioning) -> Void)?

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    0.4
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    inspect?(context)
    let to = context.viewController(forKey: .to)
    let isPresenting = to?.presentingViewController != nil && to?.isBeingPresented == true
    let container = context.containerView
    if isPresenting, let to, let view = context.view(forKey: .to) {
      view.frame = context.finalFrame(for: to).offsetBy(dx: 0, dy: 844)
      container.addSubview(view)
      UIView.animate(
        withDuration: 0.4, options: .curveLinear,
        animations: { view.frame = context.finalFrame(for: to) },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    } else {
      let view = context.view(forKey: .from)
      if let below = context.view(forKey: .to) { container.insertSubview(below, at: 0) }
      UIView.animate(
        withDuration: 0.4, options: .curveLinear,
        animations: { view?.frame = CGRect(x: 0, y: 844, width: 390, height: 844) },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
}

/// Brings a slide animator and counts what it is asked.
final class SlideDelegate: UIViewControllerTransitioningDelegate {
  let animator = SlideAnimator()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}
