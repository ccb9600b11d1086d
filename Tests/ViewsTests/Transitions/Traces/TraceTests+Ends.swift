import Layers
import Motion
import Testing
import Timeline

@testable import Views

extension TraceTests {
  @Test func neverCompleted20() {
    bringer.animator?.ending = .never
    var done = false
    present(.fullScreen, delegate: true, completion: { done = true }) { a, b in
      stage.world.settle()
      #expect(stage.appearances == ["A.viewWillDisappear", "B.viewWillAppear"])
      #expect(!done && bringer.animator?.ended == [])
      #expect(UIApplication.shared.transitionsInFlight == 1)
      stage.turn { a.dismiss(animated: true) }
      #expect(stage.findings == ["dismiss-during-transition"] && b.appearance == .appearing)
    }
  }

  @Test func pushOfTheSameInstance21() {
    let host = ExceptionHost()
    stage.world.scriptHost = host
    stage.run {
      let a = A()
      let navigation = stage.navigation(a)
      stage.turn { navigation.pushViewController(a, animated: true) }
      #expect(stage.world.exception?.name == "NSInvalidArgumentException")
    }
  }

  @Test func presentOfWhatIsPresented22() {
    let host = ExceptionHost()
    stage.world.scriptHost = host
    present(.custom, animated: false) { a, b in
      stage.turn { a.present(b, animated: true) }
      #expect(stage.world.exception?.name == "NSInvalidArgumentException")
    }
  }

  @Test func presentFromOutsideTheWindow23() {
    stage.run {
      let (a, b) = (A(), B())
      stage.turn { a.present(b, animated: true) }
      #expect(stage.findings == ["present-outside-window"])
      #expect(a.presentedViewController == nil && b.presentingViewController == nil)
    }
  }

  @Test func finishTakesTheRest24() {
    bringer.drives = true
    present(.fullScreen, delegate: true) { _, b in
      stage.turn { bringer.driver.update(0.4) }
      let t = stage.world.now
      stage.turn { bringer.driver.finish() }
      stage.world.settle()
      #expect(abs(completed - t - 0.6) < 1e-9 && bringer.animator?.ended == [true])
      #expect(b.appearance == .appeared)
    }
  }

  @Test func cancelGoesBackAtTheSpeed25() {
    bringer.drives = true
    present(.fullScreen, delegate: true) { _, b in
      stage.turn { bringer.driver.update(0.4) }
      bringer.driver.completionSpeed = 2
      let t = stage.world.now
      stage.turn { bringer.driver.cancel() }
      #expect(b.transitionCoordinator?.isCancelled == true)
      stage.world.settle()
      #expect(abs(completed - t - 0.2) < 1e-9 && bringer.animator?.ended == [false])
    }
  }

  @Test func alongsideRunsAtTheEndOfTheFirstBlock26() {
    bringer.animator?.log = { [bringer] in bringer.controller?.log.append($0) }
    present(.custom, delegate: true) { _, _ in
      #expect(
        bringer.controller?.log == [
          "animate begins", "alongside", "block made", "animate ends",
        ])
      let start = stage.world.now
      stage.world.settle()
      let dim = bringer.controller.flatMap { stage.sample($0.dim, at: start + 0.25)?.alpha }
      #expect(abs((dim ?? 0) - 0.25) < 1e-9)
    }
  }

  @Test func alongsideWithoutABlockRunsAfterwards27() {
    bringer.animator?.ending = .never
    bringer.animator?.log = { [bringer] in bringer.controller?.log.append($0) }
    present(.custom, delegate: true) { _, _ in
      #expect(bringer.controller?.log == ["animate begins", "animate ends", "alongside"])
    }
  }

  @Test func dismissAtTheBottomOfAChain28() {
    present(.fullScreen, animated: false) { a, b in
      let c = C()
      c.modalPresentationStyle = .fullScreen
      stage.turn { b.present(c, animated: false) }
      stage.forget()
      stage.turn { a.dismiss(animated: true) }
      stage.world.settle()
      #expect(trace("B").isEmpty)
      #expect(trace("C") == ["C.viewWillDisappear", "C.viewDidDisappear"])
      #expect(a.view.window != nil && a.presentedViewController == nil)
    }
  }

  @Test func dismissInTheMiddleOfAChain29() {
    present(.fullScreen, animated: false) { a, b in
      let c = C()
      c.modalPresentationStyle = .fullScreen
      stage.turn { b.present(c, animated: false) }
      stage.turn { b.dismiss(animated: true) }
      stage.world.settle()
      #expect(a.presentedViewController === b && b.presentedViewController == nil)
      #expect(b.view.window != nil && c.view.window == nil)
    }
  }

  @Test func presentationControllerReadTooEarly30() {
    stage.run {
      let (a, b) = (A(), B())
      stage.turn { stage.window.rootViewController = a }
      _ = b.presentationController
      b.modalPresentationStyle = .custom
      b.transitioningDelegate = bringer
      stage.turn { a.present(b, animated: true) }
      #expect(!trace().contains("TraceDelegate.presentationController"))
      #expect(trace().contains("TraceDelegate.animationController"))
    }
  }

  @Test func propertyAnimatorStops31() {
    stage.run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.turn { stage.window.addSubview(view) }
      var positions: [UIViewAnimatingPosition] = []
      func started() -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addAnimations { view.alpha = view.alpha == 1 ? 0 : 1 }
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        return animator
      }
      var animator = started()
      stage.world.advance(by: 0.5)
      stage.turn { animator.stopAnimation(true) }
      #expect(animator.state == .inactive && positions.isEmpty)
      stage.turn { view.alpha = 1 }
      animator = started()
      stage.world.advance(by: 0.5)
      stage.turn { animator.stopAnimation(false) }
      #expect(animator.state == .stopped)
      stage.turn { animator.finishAnimation(at: .start) }
      #expect(animator.state == .inactive && positions == [.start] && view.alpha == 1)
    }
  }

  @Test func notAnimatedAsksNoAnimator32() {
    present(.custom, animated: false, delegate: true) { _, b in
      #expect(!trace().contains("TraceDelegate.animationController"))
      #expect(trace().contains("TraceDelegate.presentationController"))
      #expect(b.appearance == .appeared && b.view.window != nil)
    }
  }
}
