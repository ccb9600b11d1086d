import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// Brings an animator to containers, and hears of what shows.
private final class ContainerDelegate: UINavigationControllerDelegate, UITabBarControllerDelegate {
  let animator = TraceAnimator()
  var driver: UIPercentDrivenInteractiveTransition?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func navigationController(
    _ navigationController: UINavigationController, willShow controller: UIViewController,
    animated: Bool
  ) {}

  func navigationController(
    _ navigationController: UINavigationController, didShow controller: UIViewController,
    animated: Bool
  ) {}

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

extension TraceTests {
  private func callbacks() -> [String] {
    trace("A", "B", "ContainerDelegate").filter {
      !$0.contains("Controller.a") && !$0.contains("interactionC") && !$0.contains("animationC")
        && !$0.contains("IsAppearing") && !$0.contains("loadView")
    }
  }

  @Test func push13() {
    let delegate = ContainerDelegate()
    stage.run {
      let navigation = stage.navigation(A())
      navigation.delegate = delegate
      stage.turn { navigation.pushViewController(B(), animated: true) }
      stage.world.settle()
      #expect(
        callbacks() == [
          "B.willMove", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
          "ContainerDelegate.willShow", "A.viewDidDisappear", "B.viewDidAppear", "B.didMove",
          "ContainerDelegate.didShow",
        ])
    }
  }

  @Test func pop14() {
    let delegate = ContainerDelegate()
    stage.run {
      let navigation = stage.navigation(A())
      stage.turn { navigation.pushViewController(B(), animated: false) }
      navigation.delegate = delegate
      stage.forget()
      stage.turn { navigation.popViewController(animated: true) }
      stage.world.settle()
      #expect(
        callbacks() == [
          "B.willMove", "B.viewWillDisappear", "A.viewWillAppear", "ContainerDelegate.willShow",
          "B.viewDidDisappear", "A.viewDidAppear", "B.didMove", "ContainerDelegate.didShow",
        ])
    }
  }

  @Test func cancelledPop15() {
    let delegate = ContainerDelegate()
    stage.run {
      delegate.driver = bringer.driver
      let (a, b) = (A(), B())
      let navigation = stage.navigation(a)
      stage.turn { navigation.pushViewController(b, animated: false) }
      navigation.delegate = delegate
      stage.forget()
      stage.turn { navigation.popViewController(animated: true) }
      stage.turn { bringer.driver.update(0.4) }
      stage.turn { bringer.driver.cancel() }
      stage.world.settle()
      #expect(
        callbacks() == [
          "B.willMove", "B.viewWillDisappear", "A.viewWillAppear", "ContainerDelegate.willShow",
          "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear",
        ])
      #expect(navigation.viewControllers == [a, b] && delegate.animator.ended == [false])
    }
  }

  @Test func cancelledFullScreenDismissal16() {
    bringer.drives = true
    present(.fullScreen, animated: false, delegate: true) { a, b in
      stage.forget()
      var done = false
      stage.turn { a.dismiss(animated: true) { done = true } }
      stage.turn { bringer.driver.update(0.4) }
      stage.turn { bringer.driver.cancel() }
      stage.world.settle()
      #expect(
        trace().filter { !$0.contains("IsAppearing") } == [
          "TraceDelegate.animationController", "TraceDelegate.interactionController",
          "UIPresentationController.dismissalTransitionWillBegin", "B.viewWillDisappear",
          "A.viewWillAppear", "TraceAnimator.transitionDuration",
          "UIPercentDrivenInteractiveTransition.startInteractiveTransition",
          "TraceAnimator.animateTransition", "context.cancelInteractiveTransition",
          "context.completeTransition", "UIPresentationController.dismissalTransitionDidEnd",
          "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear",
          "B.dismissCompletion", "TraceAnimator.animationEnded",
        ])
      #expect(done && a.view.window == nil && b.view.window != nil)
    }
  }

  @Test func cancelledCustomPresent17() {
    bringer.drives = true
    var done = false
    present(.custom, delegate: true, completion: { done = true }) { a, b in
      stage.turn { bringer.driver.update(0.4) }
      stage.turn { bringer.driver.cancel() }
      stage.world.settle()
      #expect(
        trace("A", "B").filter { !$0.contains("IsAppearing") } == [
          "B.loadView", "B.viewDidLoad", "B.viewWillAppear", "B.viewWillDisappear",
          "B.viewDidDisappear",
        ])
      #expect(bringer.controller?.log == ["alongside", "didEnd false", "completion"])
      #expect(stage.window.subviews == [a.view] && b.view.window == nil && !done)
      #expect(a.presentedViewController == nil && b.presentingViewController == nil)
    }
  }

  @Test func cancelledFullScreenPresent17() {
    bringer.drives = true
    present(.fullScreen, delegate: true) { a, b in
      stage.turn { bringer.driver.update(0.4) }
      stage.turn { bringer.driver.cancel() }
      stage.world.settle()
      #expect(
        stage.appearances == [
          "A.viewWillDisappear", "B.viewWillAppear", "B.viewWillDisappear", "B.viewDidDisappear",
          "A.viewWillAppear", "A.viewDidAppear",
        ])
      #expect(a.view.superview === stage.window && b.view.window == nil)
    }
  }

  @Test func tabSwitch18() {
    stage.run {
      let tabs = UITabBarController()
      tabs.viewControllers = [A(), B()]
      stage.turn { stage.window.rootViewController = tabs }
      stage.forget()
      stage.turn { tabs.selectedIndex = 1 }
      #expect(
        callbacks() == [
          "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear",
          "B.viewDidAppear",
        ])
    }
  }

  @Test func tabSwitchWithAnAnimator19() {
    final class Leaving: UIViewController {
      var saw: TransitionCoordinator??
      override func viewWillDisappear(_ animated: Bool) { saw = .some(transitionCoordinator) }
    }
    let delegate = ContainerDelegate()
    stage.run {
      let leaving = Leaving()
      let tabs = UITabBarController()
      tabs.viewControllers = [leaving, B()]
      stage.turn { stage.window.rootViewController = tabs }
      tabs.delegate = delegate
      stage.turn { tabs.selectedIndex = 1 }
      stage.world.settle()
      #expect(delegate.animator.ended == [true])
      #expect(leaving.saw == .some(.none))
    }
  }
}
