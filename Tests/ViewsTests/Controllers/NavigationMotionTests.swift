import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// What is on screen during a push or pop: decisions V6, V13, V14, V20, cases C35 and C38.
struct NavigationMotionTests {
  let stage = Stage()

  /// How far the system spring is after some seconds.
  private func progress(_ t: Double) -> Double {
    let w = (1000.0 / 3).squareRoot()
    return 1 - (1 + w * t) * exp(-w * t)
  }

  private func exp(_ x: Double) -> Double {
    var (term, sum) = (1.0, 1.0)
    for k in 1..<80 {
      term *= x / Double(k)
      sum += term
    }
    return sum
  }

  @Test func ownPushSlidesOnTheSystemSpring() {
    stage.run {
      let (a, b) = (A(), B())
      let navigation = stage.navigation(a)
      stage.turn { navigation.pushViewController(b, animated: true) }
      let start = stage.world.now
      let views = navigation.content.subviews
      #expect(views.map(\.outputName) == ["A.view", "dimmingView", "B.view"])
      stage.world.settle()
      for t in [0.05, 0.1, 0.2, 0.4] {
        let p = progress(t)
        #expect(abs((stage.rect(b.view, at: start + t)?.minX ?? 0) - 390 * (1 - p)) < 1e-6)
        #expect(abs((stage.rect(a.view, at: start + t)?.minX ?? 0) + 117 * p) < 1e-6)
        #expect(abs((stage.sample(views[1], at: start + t)?.alpha ?? 0) - 0.1 * p) < 1e-6)
      }
      let end = stage.world.timeline.events.first { $0.name == .completeTransition }?.time ?? 0
      #expect(abs(end - start - 0.50573) < 1e-9)
      #expect(navigation.content.subviews == [b.view])
      #expect(a.view.frame == stage.window.bounds && a.view.window == nil)
    }
  }

  @Test func ownPopRunsBack() {
    stage.run {
      let (a, b) = (A(), B())
      let navigation = stage.navigation(a, b)
      stage.turn { navigation.popViewController(animated: true) }
      let start = stage.world.now
      #expect(
        navigation.content.subviews.map(\.outputName) == ["A.view", "dimmingView", "B.view"])
      stage.world.settle()
      let p = progress(0.1)
      #expect(abs((stage.rect(b.view, at: start + 0.1)?.minX ?? 0) - 390 * p) < 1e-6)
      #expect(abs((stage.rect(a.view, at: start + 0.1)?.minX ?? 0) + 117 * (1 - p)) < 1e-6)
      #expect(navigation.content.subviews == [a.view])
    }
  }

  @Test func framesAndKeysOfAPush() {
    let delegate = PushDelegate()
    stage.run {
      let (a, b) = (A(), B())
      let navigation = stage.navigation(a)
      navigation.delegate = delegate
      var frames: [CGRect] = []
      delegate.animator.inspect = { context in
        frames = [
          context.initialFrame(for: a), context.finalFrame(for: a), context.initialFrame(for: b),
          context.finalFrame(for: b), b.view.frame,
        ]
        #expect(context.view(forKey: .from) === a.view && context.view(forKey: .to) === b.view)
        #expect(b.view.superview == nil && a.view.superview === context.containerView)
        #expect(context.presentationStyle == .none)
      }
      stage.turn { navigation.pushViewController(b, animated: true) }
      let screen = stage.window.bounds
      #expect(frames == [screen, .zero, .zero, screen, screen])
    }
  }

  @Test func underAnOpaqueBarTheFinalFrameBeginsBelowIt() {
    let delegate = PushDelegate()
    stage.run {
      let (a, b) = (A(), B())
      let navigation = stage.navigation(a)
      stage.turn { navigation.navigationBar.isTranslucent = false }
      navigation.delegate = delegate
      #expect(a.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
      #expect(a.view.safeAreaInsets.top == 0)
      delegate.animator.inspect = { context in
        #expect(context.finalFrame(for: b) == CGRect(x: 0, y: 91, width: 390, height: 753))
        #expect(b.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
      }
      stage.turn { navigation.pushViewController(b, animated: true) }
      stage.world.settle()
      #expect(b.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    }
    withExtendedLifetime(delegate) {}
  }

  @Test func viewThatComesBackHasItsFrameEvenUnderATransform() {
    let delegate = PushDelegate()
    stage.run {
      let (a, b) = (A(), B())
      let navigation = stage.navigation(a)
      stage.turn { navigation.pushViewController(b, animated: false) }
      stage.turn {
        a.view.transform = CGAffineTransform(rotationAngle: -.pi / 2)
        a.view.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
      }
      navigation.delegate = delegate
      var before = CGRect.zero
      delegate.animator.inspect = { _ in before = a.view.frame }
      stage.turn { navigation.popViewController(animated: true) }
      #expect(isClose(before, stage.window.bounds, 1e-9))
      #expect(stage.findings.isEmpty)
    }
    withExtendedLifetime(delegate) {}
  }

  @Test func barStandsAtTheSafeAreaAndCoversItsContent() {
    stage.run {
      let a = A()
      let navigation = stage.navigation(a)
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
      #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
      stage.turn { navigation.isNavigationBarHidden = true }
      #expect(navigation.navigationBar.isHidden && a.view.safeAreaInsets.top == 47)
      stage.turn { navigation.setNavigationBarHidden(false, animated: true) }
      #expect(!navigation.navigationBar.isHidden)
      stage.world.settle()
      #expect(navigation.navigationBar.frame.minY == 47 && a.view.safeAreaInsets.top == 91)
      stage.turn { navigation.navigationBar.prefersLargeTitles = true }
      #expect(navigation.navigationBar.frame.height == 96)
    }
  }

  @Test func barOfIOS26IsTaller() {
    stage.run {
      UIApplication.shared.ios = 26
      let navigation = stage.navigation(A())
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 54))
      stage.turn { navigation.navigationBar.prefersLargeTitles = true }
      #expect(navigation.navigationBar.frame.height == 106)
    }
  }

  @Test func insetsAreRightDuringTheTransitionAndKeptOutsideTheWindow() {
    let delegate = PushDelegate()
    stage.run {
      let (a, b) = (A(), B())
      let navigation = stage.navigation(a)
      navigation.delegate = delegate
      stage.turn { navigation.pushViewController(b, animated: true) }
      #expect(b.view.safeAreaInsets.top == 91)
      stage.world.settle()
      #expect(a.view.window == nil && a.view.safeAreaInsets.top == 91)
    }
    withExtendedLifetime(delegate) {}
  }

  @Test func barButtonsAreTappedByTheFinger() {
    stage.run {
      let (a, b) = (A(), B())
      a.title = "List"
      var taps = 0
      b.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Edit", primaryAction: UIAction { _ in taps += 1 })
      let navigation = stage.navigation(a, b)
      let finger = Finger(over: stage.window)
      func tap(_ view: UIView?) {
        guard let view else { return }
        stage.turn {
          let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
          finger.down(at: view.convert(center, to: nil))
          finger.up()
        }
      }
      tap(b.navigationItem.rightBarButtonItem?.view)
      #expect(taps == 1)
      tap(navigation.navigationBar.subviews.first { $0.outputName == "barButton(List)" })
      stage.world.settle()
      #expect(navigation.viewControllers == [a])
    }
  }

  /// The Swift twin of the scenario push-parallax.
  @Test func pushWithAnAnimatorOfOnesOwnIsParallax() {
    final class Parallax: UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate {
      var asked: UINavigationController.Operation?
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double
      { 0.3 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
          return
        }
        context.containerView.addSubview(to)
        to.transform = CGAffineTransform(translationX: 390, y: 0)
        UIView.animate(withDuration: 0.3) {
          to.transform = .identity
          from.transform = CGAffineTransform(translationX: -195, y: 0)
        } completion: { _ in
          from.transform = .identity
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from: UIViewController, to: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        asked = operation
        return self
      }
    }
    let parallax = Parallax()
    stage.run {
      let (a, b) = (A(), B())
      let navigation = UINavigationController(rootViewController: a)
      navigation.setNavigationBarHidden(true, animated: false)
      stage.turn { stage.window.rootViewController = navigation }
      stage.world.advance(by: 0.5)
      navigation.delegate = parallax
      stage.forget()
      let t = stage.world.now
      stage.turn { navigation.pushViewController(b, animated: true) }
      stage.world.settle()
      #expect(parallax.asked == .push && navigation.topViewController === b)
      let x = { (view: UIView, time: Double) in stage.rect(view, at: t + time)?.minX ?? -1 }
      #expect(abs(x(b.view, 0.075) - 390 * (1 - 0.1291619)) < 0.01)
      #expect(abs(x(a.view, 0.15) + 97.5) < 0.01 && abs(x(b.view, 0.15) - 195) < 0.01)
      #expect(a.view.window == nil)
      #expect(
        stage.appearances == [
          "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear",
        ])
      #expect(stage.findings.isEmpty)
    }
    withExtendedLifetime(parallax) {}
  }
}
