import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// What each presentation style does: lifecycle.md 1.3, 2, 7, cases C03, C04, C14, decisions V6, V10.
struct ModalStyleTests {
  let stage = Stage()

  private func root(_ controller: UIViewController) {
    stage.turn { stage.window.rootViewController = controller }
    stage.world.advance(by: 0.1)
    stage.forget()
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext], [true, false])
  func removingStylesTakeThePresenterAway(_ style: UIModalPresentationStyle, _ animated: Bool) {
    stage.run {
      let (a, b) = (A(), B())
      root(a)
      b.modalPresentationStyle = style
      stage.turn { a.present(b, animated: animated) }
      stage.world.settle()
      #expect(
        stage.appearances == [
          "A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "A.viewDidDisappear",
        ])
      #expect(a.view.window == nil && b.view.window != nil)
      stage.forget()
      stage.turn { a.dismiss(animated: animated) }
      stage.world.settle()
      #expect(
        stage.appearances == [
          "B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear",
        ])
      #expect(a.view.superview === stage.window && a.view.frame == stage.window.bounds)
      #expect(stage.window.subviews == [a.view])
    }
  }

  @Test(
    arguments: [
      UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .popover, .overFullScreen,
      .overCurrentContext, .custom,
    ], [true, false])
  func keepingStylesLeaveThePresenterAlone(_ style: UIModalPresentationStyle, _ animated: Bool) {
    stage.run {
      let (a, b) = (A(), B())
      root(a)
      b.modalPresentationStyle = style
      stage.turn { a.present(b, animated: animated) }
      stage.world.settle()
      #expect(stage.appearances == ["B.viewWillAppear", "B.viewDidAppear"])
      #expect(a.view.superview === stage.window && b.view.window != nil)
      stage.forget()
      stage.turn { b.dismiss(animated: animated) }
      stage.world.settle()
      #expect(stage.appearances == ["B.viewWillDisappear", "B.viewDidDisappear"])
      #expect(stage.window.subviews == [a.view] && b.presentationController != nil)
    }
  }

  @Test func automaticIsFullScreenBeforeIOS13() {
    stage.run {
      UIApplication.shared.ios = 12
      let (a, b) = (A(), B())
      root(a)
      stage.turn { a.present(b, animated: false) }
      #expect(a.view.window == nil && b.presentationController?.presentationStyle == .fullScreen)
    }
  }

  @Test func containerAroundEverythingPresents() {
    stage.run {
      let (a, b) = (A(), B())
      let navigation = UINavigationController(rootViewController: a)
      root(navigation)
      b.modalPresentationStyle = .fullScreen
      stage.turn { a.present(b, animated: false) }
      #expect(b.presentingViewController === navigation)
      #expect(navigation.presentedViewController === b && a.presentedViewController === b)
      #expect(
        stage.appearances == [
          "UINavigationController.viewWillDisappear", "A.viewWillDisappear", "B.viewWillAppear",
          "B.viewDidAppear", "UINavigationController.viewDidDisappear", "A.viewDidDisappear",
        ])
    }
  }

  @Test func contextStylesArePresentedByTheContext() {
    stage.run {
      let (a, b, c) = (A(), B(), C())
      root(a)
      stage.turn {
        a.addChild(c)
        c.view.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
        a.view.addSubview(c.view)
        c.didMove(toParent: a)
      }
      c.definesPresentationContext = true
      b.modalPresentationStyle = .currentContext
      stage.forget()
      stage.turn { c.present(b, animated: false) }
      #expect(b.presentingViewController === c && a.presentedViewController == nil)
      let container = b.presentationController?.containerView
      #expect(container?.superview === a.view)
      #expect(container?.frame == CGRect(x: 0, y: 100, width: 390, height: 300))
      #expect(b.view.frame.size == CGSize(width: 390, height: 300) && c.view.window == nil)
      stage.turn { b.dismiss(animated: false) }
      #expect(c.view.frame == CGRect(x: 0, y: 100, width: 390, height: 300))
      #expect(c.view.superview === a.view)
      #expect(
        stage.appearances == [
          "C.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "C.viewDidDisappear",
          "B.viewWillDisappear", "C.viewWillAppear", "C.viewDidAppear", "B.viewDidDisappear",
        ])
    }
  }

  @Test func presentedNavigationControllerTellsItsChild() {
    stage.run {
      let a = A()
      root(a)
      let navigation = UINavigationController(rootViewController: B())
      navigation.modalPresentationStyle = .custom
      stage.turn { a.present(navigation, animated: true) }
      stage.world.settle()
      #expect(
        stage.events(of: "UINavigationController", "B").filter { !$0.contains("Layout") } == [
          "B.willMove", "B.didMove", "UINavigationController.loadView",
          "UINavigationController.viewDidLoad", "UINavigationController.viewWillAppear",
          "B.loadView", "B.viewDidLoad", "B.viewWillAppear",
          "UINavigationController.viewIsAppearing", "B.viewIsAppearing",
          "UINavigationController.viewDidAppear", "B.viewDidAppear",
        ])
    }
  }

  @Test func barInASheetIs56High() {
    stage.run {
      let a = A()
      root(a)
      let navigation = UINavigationController(rootViewController: B())
      stage.turn { a.present(navigation, animated: true) }
      stage.world.settle()
      #expect(navigation.view.frame == CGRect(x: 0, y: 47, width: 390, height: 797))
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 390, height: 56))
    }
  }

  @Test func flipTurnsTheOldViewAwayThenTheNewOneRound() {
    stage.run {
      let (a, b) = (A(), B())
      root(a)
      b.modalPresentationStyle = .fullScreen
      b.modalTransitionStyle = .flipHorizontal
      stage.turn { a.present(b, animated: true) }
      let start = stage.world.now
      stage.world.settle()
      let end = stage.world.timeline.events.last { $0.name == .completeTransition }?.time ?? 0
      #expect(abs(end - start - 0.75) < 1e-9)
      #expect((stage.rect(a.view, at: start + 0.2)?.width ?? 999) < 390)
      #expect((stage.rect(b.view, at: start + 0.2)?.width ?? 999) < 1e-6)
      #expect((stage.rect(a.view, at: start + 0.5)?.width ?? 999) < 1e-6)
      #expect(b.view.frame == stage.window.bounds && b.view.transform3D == CATransform3DIdentity)
    }
  }

  @Test func flagsTellWhatIsGoingOn() {
    final class Flags: UIViewController {
      var seen: [String] = []
      private func note(_ when: String) {
        seen.append(
          "\(when) \(isBeingPresented) \(isBeingDismissed) \(presentingViewController != nil)")
      }
      override func viewWillAppear(_ animated: Bool) { note("willAppear") }
      override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
      override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    }
    stage.run {
      let (a, b) = (A(), Flags())
      root(a)
      b.modalPresentationStyle = .fullScreen
      var inCompletion = true
      stage.turn { a.present(b, animated: true) { inCompletion = b.isBeingPresented } }
      stage.world.settle()
      stage.turn { a.dismiss(animated: true) }
      stage.world.settle()
      #expect(!inCompletion)
      #expect(
        b.seen == [
          "willAppear true false true", "willDisappear false true true",
          "didDisappear false true false",
        ])
    }
  }
}
