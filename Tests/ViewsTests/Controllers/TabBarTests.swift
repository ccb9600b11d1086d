import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// Fades the new view in over 0.4 s, linearly.
private final class Fade: UIViewControllerAnimatedTransitioning, UITabBarControllerDelegate {
  var ended: [Bool] = []
  var driver: UIPercentDrivenInteractiveTransition?
  var refuses = false
  var selected: [UIViewController] = []

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    0.4
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let from = context.view(forKey: .from) else { return }
    context.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: 0.4, options: .curveLinear) {
      to.alpha = 1
      from.alpha = 0
    } completion: { _ in
      from.alpha = 1
      to.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect controller: UIViewController
  ) -> Bool { !refuses }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect controller: UIViewController
  ) { selected.append(controller) }
}

/// lifecycle.md 1.7, decisions L8, L12, V20, traces 18 and 19.
struct TabBarTests {
  let stage = Stage()

  private func tabs(_ controllers: UIViewController...) -> UITabBarController {
    let tabs = UITabBarController()
    stage.turn {
      tabs.viewControllers = controllers
      stage.window.rootViewController = tabs
    }
    stage.world.advance(by: 0.1)
    stage.forget()
    return tabs
  }

  @Test func containerThatAppearsCallsItsOwnThenItsChilds() {
    stage.run {
      let tabs = UITabBarController()
      tabs.viewControllers = [A(), B()]
      stage.forget()
      stage.turn { stage.window.rootViewController = tabs }
      #expect(
        stage.appearances == [
          "UITabBarController.viewWillAppear", "A.viewWillAppear",
          "UITabBarController.viewDidAppear", "A.viewDidAppear",
        ])
      #expect(tabs.viewControllers?.last?.isViewLoaded == false)
    }
  }

  @Test func switchHappensInTheSetter() {
    stage.run {
      let (a, b) = (A(), B())
      let tabs = tabs(a, b)
      stage.turn {
        tabs.selectedIndex = 1
        #expect(
          stage.events().filter { !$0.contains("Layout") } == [
            "B.loadView", "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear",
            "A.viewDidDisappear", "B.viewIsAppearing", "B.viewDidAppear",
          ])
      }
      #expect(tabs.selectedViewController === b && a.view.window == nil)
      #expect(b.view.frame == stage.window.bounds)
    }
  }

  @Test func switchWithAnAnimatorFollowsL8() {
    let fade = Fade()
    stage.run {
      let tabs = tabs(A(), B())
      tabs.delegate = fade
      stage.turn {
        tabs.selectedIndex = 1
        #expect(tabs.selectedIndex == 1 && tabs.transitionCoordinator != nil)
      }
      stage.world.settle()
      #expect(
        stage.events().filter { !$0.contains("Layout") } == [
          "Fade.animationController", "Fade.interactionController", "B.loadView", "B.viewDidLoad",
          "B.viewWillAppear", "A.viewWillDisappear", "Fade.transitionDuration",
          "Fade.animateTransition", "B.viewIsAppearing", "context.completeTransition",
          "A.viewDidDisappear", "B.viewDidAppear", "Fade.animationEnded",
        ])
      #expect(fade.ended == [true] && tabs.transitionCoordinator == nil)
    }
  }

  @Test func cancelledSwitchGoesBack() {
    let fade = Fade()
    stage.run {
      fade.driver = UIPercentDrivenInteractiveTransition()
      let (a, b) = (A(), B())
      let tabs = tabs(a, b)
      tabs.delegate = fade
      stage.turn { tabs.selectedIndex = 1 }
      stage.turn { fade.driver?.update(0.5) }
      #expect(abs((stage.sample(b.view, at: 0.1, after: true)?.alpha ?? 0) - 0.5) < 1e-9)
      stage.turn { fade.driver?.cancel() }
      stage.world.settle()
      #expect(
        stage.appearances == [
          "B.viewWillAppear", "A.viewWillDisappear", "B.viewWillDisappear", "B.viewDidDisappear",
          "A.viewWillAppear", "A.viewDidAppear",
        ])
      #expect(tabs.selectedIndex == 0 && fade.ended == [false])
      #expect(tabs.content.subviews == [a.view])
    }
  }

  @Test func barStandsAtTheBottomAndCoversItsContent() {
    stage.run {
      let a = A()
      let navigation = UINavigationController(rootViewController: a)
      let tabs = tabs(navigation, B())
      #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
      #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
      let c = C()
      c.hidesBottomBarWhenPushed = true
      stage.turn { navigation.pushViewController(c, animated: true) }
      stage.world.settle()
      #expect(tabs.tabBar.isHidden && c.view.safeAreaInsets.bottom == 34)
      stage.turn { navigation.popViewController(animated: true) }
      stage.world.settle()
      #expect(!tabs.tabBar.isHidden && a.view.safeAreaInsets.bottom == 83)
      #expect(a.tabBarController === tabs && a.navigationController === navigation)
    }
  }

  @Test func tapsAskAndTellTheDelegate() {
    let fade = Fade()
    stage.run {
      let (a, b, c) = (A(), B(), C())
      let navigation = UINavigationController()
      navigation.viewControllers = [b, c]
      let tabs = tabs(a, navigation)
      tabs.delegate = fade
      let finger = Finger(over: stage.window)
      func tap(_ index: Int) {
        guard let button = tabs.tabBar.button(at: index) else { return }
        stage.turn {
          finger.down(at: button.convert(CGPoint(x: 20, y: 20), to: nil))
          finger.up()
        }
        stage.world.settle()
      }
      fade.refuses = true
      tap(1)
      #expect(tabs.selectedIndex == 0 && fade.selected.isEmpty)
      fade.refuses = false
      tap(1)
      #expect(tabs.selectedIndex == 1 && fade.selected == [navigation])
      tap(1)
      #expect(navigation.viewControllers == [b])
      stage.turn { tabs.selectedIndex = 0 }
      #expect(fade.selected == [navigation, navigation])
    }
  }

  @Test func switchDuringATransitionWaitsAndIsUnbalanced() {
    let fade = Fade()
    stage.run {
      let tabs = tabs(A(), B(), C())
      tabs.delegate = fade
      stage.turn { tabs.selectedIndex = 1 }
      stage.world.advance(by: 0.1)
      stage.turn { tabs.selectedIndex = 2 }
      #expect(tabs.selectedIndex == 1 && stage.findings == ["unbalanced-calls"])
      stage.world.settle()
      #expect(tabs.selectedIndex == 2 && fade.ended == [true, true])
    }
  }

  @Test func selectedControllerStaysWhenTheListChanges() {
    stage.run {
      let (a, b, c) = (A(), B(), C())
      let tabs = tabs(a, b)
      stage.turn { tabs.selectedViewController = b }
      stage.turn { tabs.viewControllers = [c, b] }
      #expect(tabs.selectedIndex == 1 && a.parent == nil)
      stage.forget()
      stage.turn { tabs.viewControllers = [c] }
      #expect(
        stage.appearances == [
          "C.viewWillAppear", "B.viewWillDisappear", "B.viewDidDisappear", "C.viewDidAppear",
        ])
      #expect(tabs.selectedViewController === c && c.view.window != nil)
    }
  }
}
