import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// A controller that looks at its coordinator in every appearance callback.
private final class Looker: UIViewController {
  var look: (String, TransitionCoordinator?) -> Void = { _, _ in }

  override func viewWillAppear(_ animated: Bool) { look("willAppear", transitionCoordinator) }
  override func viewDidAppear(_ animated: Bool) { look("didAppear", transitionCoordinator) }
  override func viewWillDisappear(_ animated: Bool) {
    look("willDisappear", transitionCoordinator)
  }
}

/// lifecycle.md 5, measured.md 1.3 and rows 7-9, decisions V6, V16, case C70.
struct CoordinatorTests {
  let stage = Stage()

  @Test func pushReportsWhatWasMeasured() {
    stage.run {
      let (a, b) = (Looker(), Looker())
      let navigation = stage.navigation(a)
      var seen: [String] = []
      var order: [String] = []
      let look: (String, TransitionCoordinator?) -> Void = { when, it in
        guard let it, it === navigation.transitionCoordinator else { return }
        seen.append(
          "\(when) \(it.transitionDuration) \(it.presentationStyle) "
            + "\(it.completionCurve.rawValue) \(it.completionVelocity) \(it.percentComplete) "
            + "\(it.isAnimated) \(it.isInteractive) \(it.initiallyInteractive) "
            + "\(it.isInterruptible) \(it.targetTransform.isIdentity)")
      }
      a.look = look
      b.look = { when, it in
        look(when, it)
        guard when == "willAppear" else { return }
        let taken = it?.animate { _ in
          order.append("alongside")
        } completion: { _ in
          order.append("completion")
        }
        #expect(taken == true && order.isEmpty)
      }
      stage.turn {
        navigation.pushViewController(b, animated: true)
        #expect(navigation.transitionCoordinator != nil)
      }
      #expect(order == ["alongside"])
      stage.world.settle()
      let values = "0.35 none 7 1.0 0.0 true false false false true"
      #expect(
        seen == ["willDisappear \(values)", "willAppear \(values)", "didAppear \(values)"])
      #expect(order == ["alongside", "completion"])
      for controller in [navigation, a, b] { #expect(controller.transitionCoordinator == nil) }
    }
  }

  @Test(arguments: [
    (UIModalPresentationStyle.pageSheet, 0.0), (.fullScreen, 0.5), (.overFullScreen, 0.5),
  ])
  func presentationReports(_ style: UIModalPresentationStyle, _ duration: Double) {
    stage.run {
      let (a, b) = (A(), Looker())
      stage.turn { stage.window.rootViewController = a }
      b.modalPresentationStyle = style
      var count = 0
      b.look = { when, it in
        guard when == "willAppear" else { return }
        count += 1
        #expect(it === a.transitionCoordinator && it?.transitionDuration == duration)
        #expect(it?.presentationStyle == style && it?.completionCurve.rawValue == 0)
        #expect(it?.viewController(forKey: .from) === a)
        #expect(it?.viewController(forKey: .to) === b)
      }
      stage.turn { a.present(b, animated: true) }
      stage.world.settle()
      #expect(count == 1 && a.transitionCoordinator == nil && b.transitionCoordinator == nil)
    }
  }

  @Test func notAnimatedHasNone() {
    stage.run {
      let (a, b, c) = (A(), Looker(), Looker())
      let navigation = stage.navigation(a)
      var count = 0
      for it in [b, c] {
        it.look = { _, coordinator in
          count += 1
          #expect(coordinator == nil)
        }
      }
      c.modalPresentationStyle = .fullScreen
      stage.turn { navigation.pushViewController(b, animated: false) }
      stage.turn { b.present(c, animated: false) }
      stage.world.settle()
      #expect(count == 5)
    }
  }

  @Test func animatorsOwnDurationIsKnownBeforeItBegins() {
    let delegate = PushDelegate()
    stage.run {
      let b = Looker()
      let navigation = stage.navigation(A())
      navigation.delegate = delegate
      b.look = { _, it in #expect(it?.transitionDuration == 0.35) }
      stage.turn { navigation.pushViewController(b, animated: true) }
      stage.world.settle()
      #expect(stage.events().filter { $0 == "PushAnimator.transitionDuration" }.count == 1)
    }
    withExtendedLifetime(delegate) {}
  }

  @Test func alongsideInheritsTheBlockAndEndsWithIt() {
    let delegate = PushDelegate()
    stage.run {
      let b = Looker()
      let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let navigation = stage.navigation(A())
      stage.turn { stage.window.addSubview(other) }
      navigation.delegate = delegate
      b.look = { when, it in
        if when == "willAppear" { it?.animate { _ in other.alpha = 0 } }
      }
      stage.turn { navigation.pushViewController(b, animated: true) }
      let start = stage.world.now
      stage.world.settle()
      #expect(abs((stage.sample(other, at: start + 0.07)?.alpha ?? 0) - 0.8) < 1e-9)
    }
    withExtendedLifetime(delegate) {}
  }

  @Test func tooLateForTheAnimationStillHearsTheEnd() {
    stage.run {
      let navigation = stage.navigation(A())
      stage.turn { navigation.pushViewController(B(), animated: true) }
      stage.world.advance(by: 0.1)
      var order: [String] = []
      stage.turn {
        let taken = navigation.transitionCoordinator?.animate { _ in
          order.append("alongside")
        } completion: { _ in
          order.append("completion")
        }
        #expect(taken == false)
      }
      stage.world.settle()
      #expect(order == ["completion"])
    }
  }
}
