import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// What lifecycle.md 1.3, 1.4 and the decisions L1-L3, L6, L7, L10, L13, L14 say.
struct PresentingTests {
  let stage = Stage()

  private func presented(
    _ style: UIModalPresentationStyle, animated: Bool = true, delegate: SlideDelegate?
  ) -> (A, B) {
    stage.world.bind {
      let (a, b) = (A(), B())
      stage.turn { stage.window.rootViewController = a }
      stage.world.advance(by: 0.1)
      b.modalPresentationStyle = style
      b.transitioningDelegate = delegate
      stage.world.recorder.timeline.events = []
      stage.turn { a.present(b, animated: animated) }
      return (a, b)
    }
  }

  @Test func rootControllerAppearsInTheTurnThatSetsIt() {
    stage.world.bind {
      let a = A()
      stage.turn { stage.window.rootViewController = a }
      #expect(
        stage.events() == [
          "A.loadView", "A.viewDidLoad", "A.viewWillAppear", "A.viewIsAppearing",
          "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "A.viewDidAppear",
        ])
    }
  }

  @Test func fullScreenPresentFollowsL1AndL2() {
    let delegate = SlideDelegate()
    let (a, b) = presented(.fullScreen, delegate: delegate)
    #expect(a.presentedViewController === b)
    stage.world.settle()
    #expect(
      stage.events() == [
        "B.loadView", "B.viewDidLoad", "SlideDelegate.animationController",
        "UIPresentationController.presentationTransitionWillBegin",
        "A.viewWillDisappear", "B.viewWillAppear", "SlideAnimator.transitionDuration",
        "SlideAnimator.animateTransition",
        "UIPresentationController.containerViewWillLayoutSubviews",
        "UIPresentationController.containerViewDidLayoutSubviews",
        "B.viewIsAppearing", "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
        "context.completeTransition",
        "UIPresentationController.presentationTransitionDidEnd",
        "B.viewDidAppear", "A.viewDidDisappear", "SlideAnimator.animationEnded",
        "UIPresentationController.containerViewWillLayoutSubviews",
        "UIPresentationController.containerViewDidLayoutSubviews",
      ])
    #expect(a.view.window == nil)
    #expect(delegate.animator.log == ["ended true"])
    withExtendedLifetime(delegate) {}
  }

  @Test func customPresentLeavesThePresenterAlone() {
    let delegate = SlideDelegate()
    let (a, b) = presented(.custom, delegate: delegate)
    stage.world.settle()
    #expect(
      stage.events(of: "A", "B").filter { !$0.contains("Layout") } == [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
      ])
    let events = stage.events()
    let query = events.firstIndex(of: "SlideDelegate.animationController") ?? 99
    let load = events.firstIndex(of: "B.loadView") ?? 0
    #expect(query < load)
    #expect(a.view.window != nil && b.view.window != nil)
    withExtendedLifetime(delegate) {}
  }

  @Test func fullScreenDismissFollowsL3() {
    let delegate = SlideDelegate()
    let (a, b) = presented(.fullScreen, delegate: delegate)
    stage.world.settle()
    stage.world.recorder.timeline.events = []
    var order: [String] = []
    stage.turn { b.dismiss(animated: true) { order.append("completion") } }
    stage.world.settle()
    #expect(
      stage.events().filter { !$0.contains("Layout") } == [
        "SlideDelegate.animationController",
        "UIPresentationController.dismissalTransitionWillBegin",
        "B.viewWillDisappear", "A.viewWillAppear", "SlideAnimator.transitionDuration",
        "SlideAnimator.animateTransition", "A.viewIsAppearing", "context.completeTransition",
        "UIPresentationController.dismissalTransitionDidEnd",
        "A.viewDidAppear", "B.viewDidDisappear", "B.dismissCompletion",
        "SlideAnimator.animationEnded",
      ])
    #expect(order == ["completion"])
    #expect(a.presentedViewController == nil && b.presentingViewController == nil)
    #expect(a.view.superview === stage.window && b.view.window == nil)
    withExtendedLifetime(delegate) {}
  }

  @Test func slideIsLinearAndEndsExactly() {
    let delegate = SlideDelegate()
    let (_, b) = presented(.custom, delegate: delegate)
    stage.world.settle()
    for part in [0.25, 0.5, 0.75] {
      #expect(
        isClose(
          stage.rect(b.view, at: 0.1 + 0.4 * part),
          CGRect(x: 0, y: 844 * (1 - part), width: 390, height: 844), 1e-9))
    }
    #expect(stage.world.now >= 0.5)
    withExtendedLifetime(delegate) {}
  }

  @Test func notAnimatedAsksNobodyAndHasNoCoordinator() {
    let delegate = SlideDelegate()
    let (a, b) = presented(.fullScreen, animated: false, delegate: delegate)
    #expect(
      stage.events(of: "A", "B").filter { !$0.contains("Layout") } == [
        "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
        "B.viewIsAppearing", "B.viewDidAppear", "A.viewDidDisappear",
      ])
    #expect(!stage.events().contains("SlideDelegate.animationController"))
    #expect(a.transitionCoordinator == nil && b.view.window != nil)
    withExtendedLifetime(delegate) {}
  }

  @Test func delegateThatNobodyHoldsIsGoneAndSaidSo() {
    var delegate: SlideDelegate? = SlideDelegate()
    stage.world.bind {
      let (a, b) = (A(), B())
      stage.turn { stage.window.rootViewController = a }
      b.modalPresentationStyle = .custom
      b.transitioningDelegate = delegate
      delegate = nil
      stage.turn { a.present(b, animated: true) }
      #expect(stage.findings == ["delegate-released"])
      #expect(stage.events().contains("CoverVertical.animateTransition"))
    }
  }

  @Test func secondCompletionChangesNothingAndIsAFinding() {
    let delegate = SlideDelegate()
    let (_, b) = presented(.custom, delegate: delegate)
    stage.world.settle()
    let before = stage.events().count
    stage.turn { delegate.animator.context?.completeTransition(true) }
    #expect(stage.findings == ["completed-twice"])
    #expect(stage.events().count == before)
    #expect(b.presentingViewController != nil)
  }

  @Test func presentingTwiceIsRefused() {
    let delegate = SlideDelegate()
    let (a, b) = presented(.custom, delegate: delegate)
    var ran = false
    stage.turn { a.present(stage.world.bind { B() }, animated: true) { ran = true } }
    stage.world.settle()
    stage.turn { a.present(stage.world.bind { B() }, animated: true) { ran = true } }
    stage.world.settle()
    #expect(stage.findings == ["present-during-transition", "already-presenting"])
    #expect(!ran && a.presentedViewController === b)
    withExtendedLifetime(delegate) {}
  }

  @Test func presentingFromOutsideTheWindowDoesNothing() {
    stage.world.bind {
      let a = A()
      stage.turn { a.present(B(), animated: true) }
      #expect(stage.findings == ["present-outside-window"])
      #expect(a.presentedViewController == nil)
    }
  }

  @Test func dismissingNothingIsAFinding() {
    stage.world.bind {
      let a = A()
      stage.turn { stage.window.rootViewController = a }
      var ran = false
      stage.turn { a.dismiss(animated: true) { ran = true } }
      #expect(stage.findings == ["dismiss-nothing"] && !ran)
    }
  }

  @Test func keysAndFramesOfAFullScreenPresent() {
    let delegate = SlideDelegate()
    var seen: [CGRect] = []
    var keys: [Bool] = []
    delegate.animator.inspect = { context in
      guard let from = context.viewController(forKey: .from),
        let to = context.viewController(forKey: .to)
      else { return }
      seen = [
        context.initialFrame(for: from), context.finalFrame(for: from),
        context.initialFrame(for: to), context.finalFrame(for: to),
      ]
      keys = [context.view(forKey: .from) === from.view, context.view(forKey: .to) === to.view]
    }
    _ = presented(.fullScreen, delegate: delegate)
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    #expect(seen == [screen, .zero, .zero, screen])
    #expect(keys == [true, true])
  }

  @Test func keysAndFramesOfACustomPresent() {
    let delegate = SlideDelegate()
    var seen: [CGRect] = []
    var isNil = false
    delegate.animator.inspect = { context in
      guard let from = context.viewController(forKey: .from),
        let to = context.viewController(forKey: .to)
      else { return }
      seen = [
        context.initialFrame(for: from), context.finalFrame(for: from),
        context.initialFrame(for: to), context.finalFrame(for: to),
      ]
      isNil = context.view(forKey: .from) == nil
    }
    _ = presented(.custom, delegate: delegate)
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    #expect(seen == [screen, screen, .zero, screen])
    #expect(isNil)
  }
}
