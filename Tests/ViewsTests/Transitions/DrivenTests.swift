import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// Percent-driven transitions: lifecycle.md 4, decisions L5, L11, V1, V3, V17, cases C23, C24, C29.
struct DrivenTests {
  let stage = Stage()
  let delegate: DrivenDelegate

  init() { delegate = stage.world.bind { DrivenDelegate() } }

  private var driver: UIPercentDrivenInteractiveTransition { delegate.driver }

  /// A dismissal that has begun, of B under a style, at rest since 0.5 s.
  private func dismissal(
    _ style: UIModalPresentationStyle = .fullScreen, completion: (() -> Void)? = nil,
    _ body: (A, B) -> Void
  ) {
    stage.run {
      let (a, b) = (A(), B())
      stage.turn { stage.window.rootViewController = a }
      b.modalPresentationStyle = style
      b.transitioningDelegate = delegate
      stage.turn { a.present(b, animated: false) }
      stage.world.advance(by: 0.5)
      stage.forget()
      stage.turn { b.dismiss(animated: true, completion: completion) }
      body(a, b)
    }
  }

  private func y(_ view: UIView) -> Double {
    stage.sample(view, at: stage.world.now, after: true)?.rect?.minY ?? .nan
  }

  @Test func defaultsAreUIKits() {
    #expect(driver.percentComplete == 0 && driver.completionSpeed == 1 && driver.duration == 0)
    #expect(driver.completionCurve == .easeInOut && driver.wantsInteractiveStart)
  }

  @Test func fractionIsClamped() {
    dismissal { _, b in
      stage.turn { driver.update(1.5) }
      #expect(driver.percentComplete == 1 && abs(y(b.view) - 844) < 1e-9)
      stage.turn { driver.update(-0.2) }
      #expect(driver.percentComplete == 0 && abs(y(b.view)) < 1e-9)
      #expect(driver.duration == 1)
    }
  }

  /// The Swift twin of the scenario interactive-cancel.
  @Test func cancelledDismissalScrubsLinearlyAndGoesBack() {
    dismissal { a, b in
      stage.world.advance(by: 0.1)
      stage.turn { driver.update(0.25) }
      stage.world.advance(by: 0.1)
      #expect(abs(y(b.view) - 844 * 0.25) < 1e-6)
      stage.turn { driver.update(0.4) }
      stage.world.advance(by: 0.1)
      #expect(abs(y(b.view) - 844 * 0.4) < 1e-6)
      let t = stage.world.now
      stage.turn { driver.cancel() }
      stage.world.advance(by: 0.2)
      #expect(y(b.view) > 1 && y(b.view) < 844 * 0.4)
      #expect(delegate.animator.ended == [])
      stage.world.advance(to: t + 0.41)
      #expect(delegate.animator.ended == [false])
      #expect(isClose(stage.rect(b.view, at: t + 0.41), stage.window.bounds, 1e-6))
      #expect(a.presentedViewController === b && b.view.frame == stage.window.bounds)
      let end = stage.world.timeline.events.last { $0.name == .completeTransition }?.time ?? 0
      #expect(abs(end - t - 0.4) < 1e-9)
      stage.world.settle()
      #expect(stage.findings.isEmpty)
    }
  }

  @Test func cancelledFullScreenDismissalCallsBack() {
    var completed = 0
    dismissal(completion: { completed += 1 }) { _, b in
      stage.turn { driver.update(0.3) }
      stage.turn { driver.cancel() }
      #expect(stage.appearances == ["B.viewWillDisappear", "A.viewWillAppear"])
      stage.world.settle()
      #expect(
        stage.appearances == [
          "B.viewWillDisappear", "A.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear",
          "B.viewWillAppear", "B.viewDidAppear",
        ])
      #expect(completed == 1)
      #expect(
        stage.world.timeline.events.contains {
          $0.name == .dismissalTransitionDidEnd && $0.detail == "false"
        })
    }
  }

  @Test func finishTakesTheRestOverTheSpeed() {
    dismissal { a, b in
      stage.turn { driver.update(0.4) }
      driver.completionSpeed = 2
      let t = stage.world.now
      stage.turn { driver.finish() }
      stage.world.settle()
      let end = stage.world.timeline.events.last { $0.name == .completeTransition }?.time ?? 0
      #expect(abs(end - t - 0.3) < 1e-9)
      #expect(a.presentedViewController == nil && b.view.window == nil)
      #expect(delegate.animator.ended == [true])
    }
  }

  @Test func tailIsPacedByTheCompletionCurve() {
    dismissal { _, b in
      stage.turn { driver.update(0.4) }
      driver.completionCurve = .linear
      stage.turn { driver.finish() }
      stage.world.advance(by: 0.3)
      #expect(abs(y(b.view) - 844 * 0.7) < 1e-6)
    }
  }

  @Test func cancelIsKnownAtOnceAndHandlersRunThen() {
    dismissal { _, b in
      var seen: [String] = []
      let coordinator = b.transitionCoordinator
      coordinator?.notifyWhenInteractionChanges { it in
        seen.append("changed \(it.isInteractive) \(it.isCancelled)")
      }
      coordinator?.notifyWhenInteractionEnds { _ in seen.append("ended") }
      coordinator?.animate(alongsideTransition: nil) { it in
        seen.append("completion \(it.isCancelled)")
      }
      #expect(coordinator?.isInteractive == true && coordinator?.initiallyInteractive == true)
      stage.turn { driver.update(0.5) }
      stage.turn { driver.cancel() }
      #expect(seen == ["changed false true", "ended"])
      #expect(coordinator?.percentComplete == 0.5 && coordinator?.isInteractive == false)
      stage.world.settle()
      #expect(seen == ["changed false true", "ended", "completion true"])
    }
  }

  @Test func endBeforeTheStartIsNotRemembered() {
    stage.run {
      let (a, b) = (A(), B())
      stage.turn { stage.window.rootViewController = a }
      b.modalPresentationStyle = .fullScreen
      b.transitioningDelegate = delegate
      stage.turn { a.present(b, animated: false) }
      stage.turn {
        b.dismiss(animated: true)
        driver.cancel()
      }
      #expect(!stage.world.settle())
      #expect(stage.findings == ["ended-before-start", "nobody-drives"])
      #expect(stage.world.timeline.findings.first?.message.contains("cancel()") == true)
      #expect(a.presentedViewController === b && delegate.animator.ended.isEmpty)
    }
  }

  @Test func completingTrueAfterACancelIsObeyedAndAFinding() {
    final class Careless: UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double
      { 1 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let from = context.view(forKey: .from)
        UIView.animate(withDuration: 1) {
          from?.alpha = 0
        } completion: {
          context.completeTransition($0)
        }
      }
    }
    final class Brings: UIViewControllerTransitioningDelegate {
      let animator = Careless()
      var driver: UIPercentDrivenInteractiveTransition?
      func animationController(
        forDismissed dismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
      func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }
    let brings = Brings()
    brings.driver = driver
    stage.run {
      let (a, b) = (A(), B())
      stage.turn { stage.window.rootViewController = a }
      b.modalPresentationStyle = .custom
      b.transitioningDelegate = brings
      stage.turn { a.present(b, animated: false) }
      stage.turn { b.dismiss(animated: true) }
      stage.turn { driver.update(0.3) }
      stage.turn { driver.cancel() }
      stage.world.settle()
      #expect(stage.findings == ["completed-true-after-cancel"])
      #expect(a.presentedViewController == nil)
    }
  }

  @Test func driverThatDoesNotWantToStartLetsTheAnimationRun() {
    stage.run {
      let (a, b) = (A(), B())
      stage.turn { stage.window.rootViewController = a }
      b.modalPresentationStyle = .fullScreen
      b.transitioningDelegate = delegate
      stage.turn { a.present(b, animated: false) }
      driver.wantsInteractiveStart = false
      stage.turn { b.dismiss(animated: true) }
      stage.world.settle()
      #expect(delegate.animator.ended == [true] && a.presentedViewController == nil)
    }
  }

  @Test func cancelledPopLeavesTheStackAlone() {
    stage.run {
      let (a, b) = (A(), B())
      let navigation = stage.navigation(a, b)
      navigation.delegate = delegate
      stage.turn { navigation.popViewController(animated: true) }
      #expect(navigation.viewControllers == [a])
      stage.turn { driver.update(0.4) }
      stage.turn { driver.cancel() }
      stage.world.settle()
      #expect(
        stage.appearances == [
          "B.viewWillDisappear", "A.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear",
          "B.viewWillAppear", "B.viewDidAppear",
        ])
      #expect(navigation.viewControllers == [a, b] && b.parent === navigation)
      #expect(navigation.content.subviews == [b.view] && b.view.frame == stage.window.bounds)
      #expect(delegate.animator.ended == [false] && navigation.transitionCoordinator == nil)
    }
  }

  @Test func finishedPopIsAPop() {
    stage.run {
      let (a, b) = (A(), B())
      let navigation = stage.navigation(a, b)
      navigation.delegate = delegate
      stage.turn { navigation.popViewController(animated: true) }
      stage.turn { driver.update(0.4) }
      stage.turn { driver.finish() }
      stage.world.settle()
      #expect(
        stage.appearances == [
          "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear",
        ])
      #expect(navigation.viewControllers == [a] && b.parent == nil)
    }
  }

  @Test func cancelledPushLeavesNoTrace() {
    stage.run {
      let (a, b) = (A(), B())
      let navigation = stage.navigation(a)
      navigation.delegate = delegate
      stage.turn { navigation.pushViewController(b, animated: true) }
      stage.turn { driver.update(0.4) }
      stage.turn { driver.cancel() }
      stage.world.settle()
      #expect(navigation.viewControllers == [a] && b.parent == nil && b.view.window == nil)
      #expect(navigation.content.subviews == [a.view] && a.view.frame == stage.window.bounds)
    }
  }
}
