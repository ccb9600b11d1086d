import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// What lifecycle.md 1.6, measured.md 10-15 and the decisions L4, L6, L12 say of navigation.
struct NavigationTests {
  let stage = Stage()

  @Test func containerThatAppearsCallsItsOwnThenItsChilds() {
    stage.run {
      let navigation = UINavigationController(rootViewController: A())
      stage.forget()
      stage.turn { stage.window.rootViewController = navigation }
      #expect(
        stage.events().filter { !$0.contains("Layout") } == [
          "UINavigationController.loadView", "UINavigationController.viewDidLoad",
          "UINavigationController.viewWillAppear", "A.loadView", "A.viewDidLoad",
          "A.viewWillAppear", "UINavigationController.viewIsAppearing", "A.viewIsAppearing",
          "UINavigationController.viewDidAppear", "A.viewDidAppear",
        ])
      #expect(navigation.topViewController?.view.window === stage.window)
    }
  }

  @Test func pushFollowsL4() {
    let delegate = PushDelegate()
    stage.run {
      let navigation = stage.navigation(A())
      navigation.delegate = delegate
      stage.turn { navigation.pushViewController(B(), animated: true) }
      stage.world.settle()
      #expect(
        stage.events().filter { !$0.contains("Layout") } == [
          "B.willMove", "PushDelegate.animationController", "PushDelegate.interactionController",
          "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
          "PushDelegate.willShow", "PushAnimator.transitionDuration",
          "PushAnimator.animateTransition", "B.viewIsAppearing", "context.completeTransition",
          "A.viewDidDisappear", "B.viewDidAppear", "B.didMove", "PushDelegate.didShow",
          "PushAnimator.animationEnded",
        ])
    }
    withExtendedLifetime(delegate) {}
  }

  @Test func popMirrorsIt() {
    let delegate = PushDelegate()
    stage.run {
      let b = B()
      let navigation = stage.navigation(A(), b)
      navigation.delegate = delegate
      stage.turn { #expect(navigation.popViewController(animated: true) === b) }
      #expect(navigation.viewControllers.count == 1 && b.parent === navigation)
      stage.world.settle()
      #expect(
        stage.events().filter { !$0.contains("Layout") } == [
          "B.willMove", "PushDelegate.animationController", "PushDelegate.interactionController",
          "A.loadView", "A.viewDidLoad", "B.viewWillDisappear", "A.viewWillAppear",
          "PushDelegate.willShow", "PushAnimator.transitionDuration",
          "PushAnimator.animateTransition", "A.viewIsAppearing", "context.completeTransition",
          "B.viewDidDisappear", "A.viewDidAppear", "B.didMove", "PushDelegate.didShow",
          "PushAnimator.animationEnded",
        ])
      #expect(b.parent == nil && b.view.window == nil)
    }
    withExtendedLifetime(delegate) {}
  }

  @Test func notAnimatedHappensInTheCall() {
    let delegate = PushDelegate()
    stage.run {
      let (a, b) = (A(), B())
      let navigation = stage.navigation(a)
      navigation.delegate = delegate
      stage.turn {
        navigation.pushViewController(b, animated: false)
        #expect(
          stage.events().filter { !$0.contains("Layout") } == [
            "B.willMove", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear",
            "B.viewWillAppear", "PushDelegate.willShow", "A.viewDidDisappear",
            "B.viewIsAppearing", "B.viewDidAppear", "B.didMove", "PushDelegate.didShow",
          ])
        #expect(navigation.transitionCoordinator == nil)
      }
      stage.forget()
      stage.turn {
        navigation.popViewController(animated: false)
        #expect(
          stage.appearances == [
            "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear",
          ])
      }
      #expect(a.view.window != nil && b.view.window == nil)
    }
    withExtendedLifetime(delegate) {}
  }

  @Test func popToRootSkipsTheOnesBetween() {
    stage.run {
      let navigation = stage.navigation(A(), B(), C())
      stage.turn { #expect(navigation.popToRootViewController(animated: true)?.count == 2) }
      stage.world.settle()
      #expect(
        stage.appearances == [
          "C.viewWillDisappear", "A.viewWillAppear", "C.viewDidDisappear", "A.viewDidAppear",
        ])
      #expect(stage.events(of: "B") == ["B.didMove"])
      #expect(navigation.children.count == 1)
    }
  }

  @Test func settingTheStackIsAPushOrAPopByWhereTheNewTopWas() {
    final class Asked: UINavigationControllerDelegate {
      var operations: [UINavigationController.Operation] = []
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from: UIViewController, to: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        operations.append(operation)
        return nil
      }
    }
    let delegate = Asked()
    stage.run {
      let (a, b, c) = (A(), B(), C())
      let navigation = stage.navigation(a, b)
      navigation.delegate = delegate
      stage.turn { navigation.setViewControllers([a, c], animated: true) }
      stage.world.settle()
      stage.turn { navigation.setViewControllers([a], animated: true) }
      stage.world.settle()
      #expect(delegate.operations == [.push, .pop])
      #expect(navigation.viewControllers == [a] && b.parent == nil && c.parent == nil)
    }
  }

  @Test func whatIsPushedTwiceInATurnIsOneTransition() {
    stage.run {
      let navigation = stage.navigation(A())
      stage.turn {
        navigation.pushViewController(B(), animated: true)
        navigation.pushViewController(C(), animated: true)
      }
      stage.world.settle()
      #expect(
        stage.appearances == [
          "A.viewWillDisappear", "C.viewWillAppear", "A.viewDidDisappear", "C.viewDidAppear",
        ])
      #expect(stage.events(of: "B") == ["B.willMove", "B.didMove"])
      #expect(navigation.viewControllers.count == 3)
    }
  }

  @Test func pushAndPopInATurnIsNothing() {
    stage.run {
      let (a, b) = (A(), B())
      let navigation = stage.navigation(a)
      stage.turn {
        navigation.pushViewController(b, animated: true)
        navigation.popViewController(animated: true)
      }
      stage.world.settle()
      #expect(stage.appearances.isEmpty && navigation.viewControllers == [a])
      #expect(navigation.transitionCoordinator == nil && b.parent == nil)
    }
  }

  @Test func outsideTheWindowOnlyTheStackChanges() {
    stage.run {
      let navigation = UINavigationController(rootViewController: A())
      stage.turn { navigation.pushViewController(B(), animated: true) }
      #expect(navigation.viewControllers.count == 2 && stage.appearances.isEmpty)
      #expect(navigation.transitionCoordinator == nil)
      #expect(stage.events(of: "B") == ["B.willMove", "B.didMove"])
    }
  }

  @Test func popOfTheRootIsNothing() {
    stage.run {
      let navigation = stage.navigation(A())
      stage.turn { #expect(navigation.popViewController(animated: true) == nil) }
      #expect(stage.events().isEmpty && stage.findings.isEmpty)
    }
  }

  @Test func layingOutEarlyStartsTheTransitionInTheCall() {
    stage.run {
      let navigation = stage.navigation(A())
      stage.turn {
        navigation.pushViewController(B(), animated: true)
        #expect(stage.appearances.isEmpty)
        navigation.view.layoutIfNeeded()
        #expect(stage.appearances == ["A.viewWillDisappear", "B.viewWillAppear"])
      }
    }
  }

  @Test func visibleControllerFollowsPushesAndModals() {
    stage.run {
      let (a, b, c) = (A(), B(), C())
      let navigation = stage.navigation(a)
      #expect(navigation.visibleViewController === a)
      stage.turn { navigation.pushViewController(b, animated: false) }
      #expect(navigation.visibleViewController === b)
      stage.turn { b.present(c, animated: false) }
      #expect(navigation.visibleViewController === c && navigation.presentedViewController === c)
    }
  }
}
