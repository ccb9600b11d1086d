import Motion

@testable import Views

/// Moves the from view down by its height in 1 s, or the to view up, in one block, eased in and out.
final class DrivenAnimator: UIViewControllerAnimatedTransitioning {
  var duration = 1.0
  var removesOnCancel = true
  var ended: [Bool] = []

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    let goesIn = context.viewController(forKey: .to)?.isBeingPresented == true
    let container = context.containerView
    let moving = goesIn ? to : from
    if goesIn, let to {
      container.addSubview(to)
      to.center.y += 844
    } else if let to {
      container.insertSubview(to, at: 0)
    }
    UIView.animate(withDuration: duration) {
      moving?.center.y += goesIn ? -844 : 844
    } completion: { [removesOnCancel] _ in
      if context.transitionWasCancelled, removesOnCancel, !goesIn { to?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

/// Brings a driven animator and a driver for what it is asked for.
final class DrivenDelegate: UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
  let animator = DrivenAnimator()
  let driver = UIPercentDrivenInteractiveTransition()
  var drivesPresentation = false
  var drivesDismissal = true

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drivesPresentation ? driver : nil }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drivesDismissal ? driver : nil }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}
