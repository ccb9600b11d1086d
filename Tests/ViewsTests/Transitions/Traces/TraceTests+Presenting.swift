import Layers
import Motion
import Testing
import Timeline

@testable import Views

extension TraceTests {
  @Test func fullScreenPresent1() {
    var order: [String] = []
    present(.fullScreen, completion: { order.append("completion") }) { _, _ in
      stage.world.settle()
      #expect(
        trace("A", "B").filter { $0 != "B.viewIsAppearing" } == [
          "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
          "B.viewDidAppear", "A.viewDidDisappear", "A.presentCompletion",
        ])
      #expect(order == ["completion"])
    }
  }

  @Test func fullScreenDismiss2() {
    present(.fullScreen, animated: false) { a, _ in
      stage.forget()
      var done = false
      stage.turn { a.dismiss(animated: true) { done = true } }
      stage.world.settle()
      #expect(
        trace("A", "B").filter { $0 != "A.viewIsAppearing" } == [
          "B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear",
          "B.dismissCompletion",
        ])
      #expect(done)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .overFullScreen, .custom])
  func keepingPresent3(_ style: UIModalPresentationStyle) {
    present(style, completion: {}) { _, _ in
      stage.world.settle()
      #expect(
        trace("A", "B") == [
          "B.loadView", "B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing",
          "B.viewDidAppear", "A.presentCompletion",
        ])
    }
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .overFullScreen, .custom])
  func keepingDismiss4(_ style: UIModalPresentationStyle) {
    present(style, animated: false) { a, _ in
      stage.forget()
      stage.turn { a.dismiss(animated: true) {} }
      stage.world.settle()
      #expect(
        trace("A", "B") == [
          "B.viewWillDisappear", "B.viewDidDisappear", "B.dismissCompletion",
        ])
    }
  }

  @Test func customPresentWithEverything5() {
    bringer.drives = true
    bringer.driver.wantsInteractiveStart = false
    present(.custom, delegate: true, completion: {}) { _, _ in
      stage.world.settle()
      #expect(
        trace() == [
          "TraceDelegate.presentationController", "TraceDelegate.animationController",
          "TraceDelegate.interactionController", "B.loadView", "B.viewDidLoad",
          "TraceController.presentationTransitionWillBegin", "B.viewWillAppear",
          "TraceAnimator.transitionDuration", "TraceAnimator.animateTransition",
          "coordinator.animateAlongsideTransition", "B.viewIsAppearing",
          "context.completeTransition", "TraceController.presentationTransitionDidEnd",
          "B.viewDidAppear", "A.presentCompletion", "coordinator.transitionCompletion",
          "TraceAnimator.animationEnded",
        ])
    }
  }

  @Test func delegateSetInViewDidLoadComesTooLateUnderCustom6() {
    final class Late: UIViewController {
      var bringer: TraceDelegate?
      override func viewDidLoad() { transitioningDelegate = bringer }
    }
    stage.run {
      let (a, b) = (A(), Late())
      b.bringer = bringer
      stage.turn { stage.window.rootViewController = a }
      b.modalPresentationStyle = .custom
      stage.turn { a.present(b, animated: true) }
      stage.world.settle()
      #expect(!trace().contains("TraceDelegate.animationController"))
      #expect(trace().contains("CoverVertical.animateTransition"))
      stage.turn { a.dismiss(animated: true) }
      stage.world.settle()
      #expect(trace().filter { $0 == "TraceDelegate.animationController" }.count == 1)
      #expect(trace().contains("TraceAnimator.animateTransition"))
    }
  }

  @Test func delegateSetInViewDidLoadIsFoundUnderFullScreen6() {
    final class Late: UIViewController {
      var bringer: TraceDelegate?
      override func viewDidLoad() { transitioningDelegate = bringer }
    }
    stage.run {
      let (a, b) = (A(), Late())
      b.bringer = bringer
      stage.turn { stage.window.rootViewController = a }
      b.modalPresentationStyle = .fullScreen
      stage.turn { a.present(b, animated: true) }
      #expect(trace().contains("TraceAnimator.animateTransition"))
    }
  }

  @Test func customWithoutAControllerIsPlain7() {
    bringer.bringsController = false
    present(.custom, delegate: true) { _, b in
      stage.world.settle()
      let controller = b.presentationController
      #expect(controller.map { type(of: $0) == UIPresentationController.self } == true)
      #expect(controller?.shouldRemovePresentersView == false)
      #expect(controller?.frameOfPresentedViewInContainerView == stage.window.bounds)
    }
  }

  @Test func withoutAnAnimatorTheInteractionIsNeverAsked8() {
    bringer.animator = nil
    bringer.drives = true
    present(.fullScreen, delegate: true) { _, b in
      stage.world.settle()
      #expect(!trace().contains("TraceDelegate.interactionController"))
      #expect(trace().contains("CoverVertical.animateTransition") && b.appearance == .appeared)
    }
  }

  @Test func viewsAndFramesOfAFullScreenPresent9() {
    bringer.animator?.inspect = { [stage] context in
      guard let a = context.viewController(forKey: .from),
        let b = context.viewController(forKey: .to)
      else { return }
      #expect(context.view(forKey: .from) === a.view && context.view(forKey: .to) === b.view)
      #expect(context.finalFrame(for: a) == .zero && context.initialFrame(for: b) == .zero)
      #expect(context.finalFrame(for: b) == context.containerView.bounds)
      #expect(context.initialFrame(for: a) == stage.window.bounds)
    }
    present(.fullScreen, delegate: true) { _, _ in
      #expect(trace().contains("TraceAnimator.animateTransition"))
    }
  }

  @Test func viewsAndFramesOfACustomPresent10() {
    bringer.animator?.inspect = { context in
      guard let a = context.viewController(forKey: .from),
        let b = context.viewController(forKey: .to)
      else { return }
      #expect(context.view(forKey: .from) == nil && context.view(forKey: .to) === b.view)
      #expect(context.initialFrame(for: a) == a.view.frame)
      #expect(context.finalFrame(for: a) == a.view.frame && context.initialFrame(for: b) == .zero)
    }
    present(.custom, delegate: true) { _, _ in
      #expect(trace().contains("TraceAnimator.animateTransition"))
    }
  }

  @Test func viewsAndFramesOfACustomDismissal11() {
    present(.custom, animated: false, delegate: true) { a, b in
      bringer.animator?.inspect = { context in
        #expect(context.view(forKey: .from) === b.view && context.view(forKey: .to) == nil)
        #expect(context.viewController(forKey: .to) === a)
        #expect(context.finalFrame(for: b) == .zero && context.finalFrame(for: a) == a.view.frame)
      }
      stage.forget()
      stage.turn { a.dismiss(animated: true) }
      #expect(trace().contains("TraceAnimator.animateTransition"))
    }
  }

  @Test func viewsOfAFullScreenDismissal12() {
    present(.fullScreen, animated: false, delegate: true) { a, b in
      bringer.animator?.inspect = { context in
        #expect(context.view(forKey: .from) === b.view && context.view(forKey: .to) === a.view)
        #expect(a.view.superview == nil)
      }
      stage.turn { a.dismiss(animated: true) }
      let container = b.presentationController?.containerView
      #expect(container?.subviews == [a.view, b.view])
      stage.world.settle()
      #expect(a.view.superview === stage.window)
    }
  }
}
