import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// Moves the new view in by a property animator, which it keeps or not.
private final class Interruptible: UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate
{
  var keeps = true
  var starts = true
  var kept: UIViewPropertyAnimator?
  var driver: UIPercentDrivenInteractiveTransition?

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    1
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if starts { interruptibleAnimator(using: context)?.startAnimation() }
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator? {
    if keeps, let kept { return kept }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    if let view = context.view(forKey: .to) {
      context.containerView.addSubview(view)
      view.alpha = 0
      animator.addAnimations { view.alpha = 1 }
    }
    animator.addCompletion { position in context.completeTransition(position == .end) }
    kept = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { kept = nil }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// lifecycle.md 6, case C58.
struct InterruptibleTests {
  let stage = Stage()
  private let delegate = Interruptible()

  private func present(_ body: (A, B) -> Void) {
    stage.run {
      let (a, b) = (A(), B())
      stage.turn { stage.window.rootViewController = a }
      b.modalPresentationStyle = .custom
      b.transitioningDelegate = delegate
      stage.turn { a.present(b, animated: true) }
      body(a, b)
    }
  }

  private func alpha(_ view: UIView) -> Double {
    stage.sample(view, at: stage.world.now, after: true)?.alpha ?? .nan
  }

  @Test func sameAnimatorIsAskedForAndRuns() {
    present { _, b in
      #expect(b.transitionCoordinator?.isInterruptible == true)
      stage.world.advance(by: 0.25)
      #expect(abs(alpha(b.view) - 0.25) < 1e-9)
      stage.world.settle()
      #expect(stage.findings.isEmpty && b.appearance == .appeared)
      #expect(stage.events().filter { $0 == "Interruptible.interruptibleAnimator" }.count == 1)
    }
  }

  @Test func anotherAnimatorAtEachCallIsAFinding() {
    delegate.keeps = false
    present { _, _ in
      stage.world.settle()
      #expect(stage.findings.contains("another-interruptible-animator"))
    }
  }

  @Test(arguments: [true, false]) func driverHoldsThePropertyAnimator(_ starts: Bool) {
    delegate.driver = stage.world.bind { UIPercentDrivenInteractiveTransition() }
    delegate.starts = starts
    present { a, b in
      stage.turn { delegate.driver?.update(0.4) }
      stage.world.advance(by: 1)
      #expect(abs(alpha(b.view) - 0.4) < 1e-9)
      let t = stage.world.now
      stage.turn { delegate.driver?.cancel() }
      stage.world.settle()
      let end = stage.world.timeline.events.last { $0.name == .completeTransition }
      #expect(end?.detail == "false" && abs((end?.time ?? 0) - t - 0.4) < 1e-9)
      #expect(a.presentedViewController == nil && b.view.window == nil)
    }
  }

  @Test func runningOneIsPausedAndGoesOn() {
    let driver = stage.world.bind { UIPercentDrivenInteractiveTransition() }
    driver.wantsInteractiveStart = false
    delegate.driver = driver
    present { a, b in
      stage.world.advance(by: 0.3)
      #expect(b.transitionCoordinator?.isInteractive == false)
      stage.turn { driver.pause() }
      #expect(abs(driver.percentComplete - 0.3) < 1e-9)
      #expect(b.transitionCoordinator?.isInteractive == true)
      stage.world.advance(by: 1)
      stage.turn { driver.update(0.5) }
      #expect(abs(alpha(b.view) - 0.5) < 1e-9)
      stage.turn { driver.finish() }
      stage.world.settle()
      #expect(a.presentedViewController === b && b.appearance == .appeared)
    }
  }
}
