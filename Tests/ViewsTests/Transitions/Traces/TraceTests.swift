import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// The 32 traces of lifecycle.md section 9, with the decisions where they are open. The number stands
/// at the end of each name.
struct TraceTests {
  let stage = Stage()
  let bringer: TraceDelegate

  init() { bringer = stage.world.bind { TraceDelegate() } }

  /// A presents B under a style; the events begin before the call.
  func present(
    _ style: UIModalPresentationStyle, animated: Bool = true, delegate: Bool = false,
    completion: (() -> Void)? = nil, body: (A, B) -> Void
  ) {
    stage.run {
      let (a, b) = (A(), B())
      stage.turn { stage.window.rootViewController = a }
      stage.world.advance(by: 0.1)
      b.modalPresentationStyle = style
      if delegate { b.transitioningDelegate = bringer }
      stage.forget()
      stage.turn { a.present(b, animated: animated, completion: completion) }
      body(a, b)
    }
    withExtendedLifetime(bringer) {}
  }

  /// The events but for layout, of the named objects.
  func trace(_ objects: String...) -> [String] {
    stage.world.timeline.events.filter { objects.isEmpty || objects.contains($0.object) }
      .map { "\($0.object).\($0.name.rawValue)" }.filter { !$0.contains("Layout") }
  }

  /// When the last transition was completed.
  var completed: Double {
    stage.world.timeline.events.last { $0.name == .completeTransition }?.time ?? .nan
  }
}

/// A presentation controller with a dim view that fades along.
final class TraceController: UIPresentationController {
  let dim = UIView()
  var log: [String] = []

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dim.frame = containerView.bounds
    dim.alpha = 0
    containerView.addSubview(dim)
    presentedViewController.transitionCoordinator?.animate { [self] _ in
      log.append("alongside")
      dim.alpha = 1
    } completion: { [self] _ in
      log.append("completion")
    }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    log.append("didEnd \(completed)")
  }
}

/// Brings everything, if it is told so.
final class TraceDelegate: UIViewControllerTransitioningDelegate {
  var animator: TraceAnimator? = TraceAnimator()
  let driver = UIPercentDrivenInteractiveTransition()
  var drives = false
  var bringsController = true
  var controller: TraceController?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drives ? driver : nil }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drives ? driver : nil }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    guard bringsController else { return nil }
    let made = TraceController(presentedViewController: presented, presenting: presenting)
    controller = made
    return made
  }
}

/// Fades the upper view in or out over 1 s.
final class TraceAnimator: UIViewControllerAnimatedTransitioning {
  enum Ending { case normal, never, withoutBlock }

  var ending = Ending.normal
  var ended: [Bool] = []
  var log: (String) -> Void = { _ in }
  var inspect: ((any UIViewControllerContextTransitioning) -> Void)?

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    1
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    inspect?(context)
    log("animate begins")
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    let isPresenting = context.viewController(forKey: .to)?.isBeingPresented == true
    if let to {
      context.containerView.insertSubview(to, at: isPresenting ? 99 : 0)
    }
    let upper = isPresenting ? to : from
    switch ending {
    case .never: break
    case .withoutBlock: context.completeTransition(true)
    case .normal:
      upper?.alpha = isPresenting ? 0 : 1
      UIView.animate(withDuration: 1, options: .curveLinear) {
        upper?.alpha = isPresenting ? 1 : 0
      } completion: { _ in
        if context.transitionWasCancelled, !isPresenting { to?.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      }
      log("block made")
      UIView.animate(withDuration: 1) { upper?.layer.cornerRadius = 4 }
    }
    log("animate ends")
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}
