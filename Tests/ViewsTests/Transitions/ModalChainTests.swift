import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// Chains of presentations: lifecycle.md 7, traces 28 and 29, case C11.
struct ModalChainTests {
  let stage = Stage()

  private func chain(
    _ styles: UIModalPresentationStyle..., body: (A, B, C) -> Void
  ) {
    stage.run {
      let (a, b, c) = (A(), B(), C())
      stage.turn { stage.window.rootViewController = a }
      b.modalPresentationStyle = styles[0]
      c.modalPresentationStyle = styles[1]
      stage.turn { a.present(b, animated: false) }
      stage.turn { b.present(c, animated: false) }
      stage.world.advance(by: 0.1)
      stage.forget()
      body(a, b, c)
    }
  }

  private func expectNothingLeft(_ a: A, _ b: B, _ c: C) {
    #expect(a.presentedViewController == nil && b.presentedViewController == nil)
    #expect(b.presentingViewController == nil && c.presentingViewController == nil)
    #expect(stage.window.subviews == [a.view] && a.view.frame == stage.window.bounds)
    #expect(b.view.window == nil && c.view.window == nil)
    #expect(a.appearance == .appeared && b.appearance == .disappeared)
    #expect(c.appearance == .disappeared && a.transitionCoordinator == nil)
  }

  @Test func dismissingAtTheBottomAnimatesTheTopAndDropsTheRest() {
    chain(.fullScreen, .fullScreen) { a, b, c in
      var done = 0
      stage.turn { a.dismiss(animated: true) { done += 1 } }
      #expect(b.isBeingDismissed && c.isBeingDismissed)
      stage.world.settle()
      #expect(
        stage.appearances == [
          "C.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "C.viewDidDisappear",
        ])
      #expect(stage.events().filter { $0.contains("animateTransition") }.count == 1)
      #expect(done == 1)
      expectNothingLeft(a, b, c)
    }
  }

  @Test func middleThatIsSeenVanishesAtOnce() {
    chain(.fullScreen, .custom) { a, b, c in
      stage.turn { a.dismiss(animated: true) }
      #expect(b.view.window == nil && c.view.window != nil && a.view.window != nil)
      stage.world.settle()
      #expect(
        stage.appearances == [
          "B.viewWillDisappear", "B.viewDidDisappear", "C.viewWillDisappear", "A.viewWillAppear",
          "A.viewDidAppear", "C.viewDidDisappear",
        ])
      expectNothingLeft(a, b, c)
    }
  }

  @Test(arguments: [true, false]) func sheetsOnSheets(_ animated: Bool) {
    chain(.pageSheet, .pageSheet) { a, b, c in
      stage.turn { a.dismiss(animated: animated) }
      stage.world.settle()
      #expect(
        stage.appearances == [
          "B.viewWillDisappear", "B.viewDidDisappear", "C.viewWillDisappear",
          "C.viewDidDisappear",
        ])
      expectNothingLeft(a, b, c)
    }
  }

  @Test func dismissingInTheMiddleLeavesTheMiddle() {
    chain(.fullScreen, .fullScreen) { a, b, c in
      stage.turn { b.dismiss(animated: true) }
      stage.world.settle()
      #expect(
        stage.appearances == [
          "C.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "C.viewDidDisappear",
        ])
      #expect(a.presentedViewController === b && b.presentedViewController == nil)
      #expect(b.view.window != nil)
    }
  }

  @Test func dismissingTheTopGoesToItsPresenter() {
    chain(.pageSheet, .custom) { a, b, c in
      stage.turn { c.dismiss(animated: true) }
      stage.world.settle()
      #expect(stage.appearances == ["C.viewWillDisappear", "C.viewDidDisappear"])
      #expect(a.presentedViewController === b && b.presentedViewController == nil)
    }
  }

  @Test func cancelledDismissalOfAChainBringsTheMiddleBack() {
    let delegate = stage.world.bind { DrivenDelegate() }
    chain(.fullScreen, .custom) { a, b, c in
      c.transitioningDelegate = delegate
      stage.turn { a.dismiss(animated: true) }
      stage.turn { delegate.driver.update(0.5) }
      stage.turn { delegate.driver.cancel() }
      stage.world.settle()
      #expect(a.presentedViewController === b && b.presentedViewController === c)
      #expect(b.view.window != nil && c.view.window != nil)
      #expect(b.appearance == .appeared && c.appearance == .appeared)
      #expect(a.appearance == .disappeared)
    }
  }
}
