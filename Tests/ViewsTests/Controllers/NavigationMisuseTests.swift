import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// Wrong uses of a navigation controller: the state that UIKit leaves, and what is said.
struct NavigationMisuseTests {
  let stage = Stage()
  let host = ExceptionHost()

  @Test func pushingTheSameInstanceTwiceRaises() {
    stage.world.scriptHost = host
    stage.run {
      let a = A()
      let navigation = stage.navigation(a)
      stage.turn { navigation.pushViewController(a, animated: true) }
      #expect(stage.world.exception?.name == "NSInvalidArgumentException")
      #expect(stage.world.exception?.reason.contains("more than once") == true)
      #expect(navigation.viewControllers == [a] && stage.events().isEmpty)
    }
  }

  @Test func pushingANavigationControllerRaises() {
    stage.world.scriptHost = host
    stage.run {
      let navigation = stage.navigation(A())
      stage.turn { navigation.pushViewController(UINavigationController(), animated: true) }
      #expect(
        stage.world.exception?.reason == "Pushing a navigation controller is not supported")
    }
  }

  @Test func poppingToAStrangerRaises() {
    stage.world.scriptHost = host
    stage.run {
      let navigation = stage.navigation(A(), B())
      stage.turn { _ = navigation.popToViewController(C(), animated: true) }
      #expect(stage.world.exception?.reason.contains("doesn't exist") == true)
      #expect(navigation.viewControllers.count == 2)
    }
  }

  @Test func stackWithDoublesRaises() {
    stage.world.scriptHost = host
    stage.run {
      let (a, b) = (A(), B())
      let navigation = stage.navigation(a)
      stage.turn { navigation.setViewControllers([a, b, b], animated: false) }
      #expect(stage.world.exception?.reason.contains("must be distinct") == true)
      #expect(navigation.viewControllers == [a])
    }
  }

  @Test func pushDuringATransitionWaitsAndIsUnbalanced() {
    stage.run {
      let (a, b, c) = (A(), B(), C())
      let navigation = stage.navigation(a)
      stage.turn { navigation.pushViewController(b, animated: true) }
      stage.world.advance(by: 0.1)
      stage.turn { navigation.pushViewController(c, animated: true) }
      #expect(navigation.viewControllers == [a, b])
      #expect(stage.findings == ["unbalanced-calls"])
      let message = stage.world.timeline.findings.first?.message ?? ""
      #expect(message.contains("the push of B") && message.contains("pushViewController"))
      stage.world.settle()
      #expect(navigation.viewControllers == [a, b, c] && c.view.window != nil)
      #expect(
        stage.appearances == [
          "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear",
          "B.viewWillDisappear", "C.viewWillAppear", "B.viewDidDisappear", "C.viewDidAppear",
        ])
    }
  }

  @Test func delegateThatNobodyHoldsIsGoneAndUIKitsOwnPushRuns() {
    var delegate: PushDelegate? = PushDelegate()
    stage.run {
      let navigation = stage.navigation(A())
      navigation.delegate = delegate
      delegate = nil
      stage.turn { navigation.pushViewController(B(), animated: true) }
      #expect(stage.findings == ["delegate-released"])
      #expect(stage.events().contains("NavigationParallax.animateTransition"))
    }
  }

  @Test func animatorThatNeverCompletesLeavesEverythingHanging() {
    final class Stuck: UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate {
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double
      { 0.3 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {}
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from: UIViewController, to: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    }
    let stuck = Stuck()
    stage.run {
      let navigation = stage.navigation(A())
      navigation.delegate = stuck
      stage.turn { navigation.pushViewController(B(), animated: true) }
      stage.world.settle()
      #expect(stage.appearances == ["A.viewWillDisappear", "B.viewWillAppear"])
      #expect(!stage.events().contains("Stuck.animationEnded"))
      #expect(UIApplication.shared.transitionsInFlight == 1)
      #expect(navigation.transitionCoordinator != nil)
    }
  }
}
