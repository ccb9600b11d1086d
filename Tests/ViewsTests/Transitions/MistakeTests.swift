import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// An animator that does what it is told, and is its own delegate.
private final class Told: UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate
{
  var animate: (any UIViewControllerContextTransitioning) -> Void = { _ in }
  var driver: UIPercentDrivenInteractiveTransition?
  var duration = 0.3

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    animate(context)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// The rows of lifecycle.md 3 that no other suite shows.
struct MistakeTests {
  let stage = Stage()
  private let told = Told()

  private func present(_ body: (A, B) -> Void) {
    stage.run {
      let (a, b) = (A(), B())
      stage.turn { stage.window.rootViewController = a }
      b.modalPresentationStyle = .fullScreen
      b.transitioningDelegate = told
      stage.turn { a.present(b, animated: true) }
      body(a, b)
    }
  }

  @Test func viewThatTheAnimatorDoesNotAddStaysAway() {
    told.animate = { context in
      UIView.animate(withDuration: 0.3) {
        context.containerView.alpha = 0.9
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    present { a, b in
      stage.world.settle()
      #expect(a.view.window == nil && b.view.window == nil)
      #expect(a.presentedViewController === b && b.appearance == .appeared)
    }
  }

  @Test func whatTheAnimatorLeavesBehindStays() {
    let helper = stage.world.bind { UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
    told.animate = { context in
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      context.containerView.addSubview(helper)
      UIView.animate(withDuration: 0.3) {
        view.alpha = 0.6
        view.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    present { a, b in
      stage.world.settle()
      #expect(b.view.alpha == 0.6 && b.view.transform.a == 0.8 && helper.window != nil)
      stage.turn { a.dismiss(animated: false) }
      #expect(helper.window == nil && b.view.alpha == 0.6)
    }
  }

  @Test func driverThatNobodyDrivesWaitsForEver() {
    told.driver = stage.world.bind { UIPercentDrivenInteractiveTransition() }
    told.animate = { context in
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 0.3) {
        view.alpha = 1
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    present { _, b in
      #expect(!stage.world.settle())
      #expect(stage.findings == ["nobody-drives"] && b.appearance == .appearing)
      // UIKit: touches live on during an interactive transition (case C27).
      #expect(UIApplication.shared.transitionsInFlight == 0)
    }
  }

  @Test func driverWithNothingToDriveLetsTheTransitionEnd() {
    told.driver = stage.world.bind { UIPercentDrivenInteractiveTransition() }
    told.animate = { context in
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      UIView.animate(withDuration: 0.3) {
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    present { _, b in
      stage.world.settle()
      #expect(b.appearance == .appeared && b.view.window != nil)
      stage.turn { told.driver?.update(0.5) }
      stage.turn { told.driver?.finish() }
      #expect(!stage.findings.contains("ended-before-start"))
    }
  }

  @Test func durationOfZeroEndsInTheSameInstant() {
    told.duration = 0
    told.driver = stage.world.bind { UIPercentDrivenInteractiveTransition() }
    told.animate = { context in
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      UIView.animate(withDuration: 0) {
        view.alpha = 0.5
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    present { _, b in
      #expect(b.appearance == .appeared && stage.world.now == 0)
    }
  }
}
