import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// The life of a property animator: measured 1.2, rows 1-5 and 33, lifecycle.md section 6, decisions V11
/// and V13, cases C51, C55, C59.
struct PropertyAnimatorTests {
  let stage = Stage()

  /// A view at x 50 that an animator moves to 150.
  private func moving(
    _ duration: Double = 1, _ curve: UIView.AnimationCurve = .linear,
    _ body: (UIView, UIViewPropertyAnimator) -> Void
  ) {
    let view = stage.box()
    stage.world.bind {
      let animator = UIViewPropertyAnimator(duration: duration, curve: curve) {
        view.center.x = 150
      }
      body(view, animator)
    }
  }

  private func x(_ view: UIView) -> Double { stage.shown(view).position.x }

  @Test func aNewAnimatorHasTheMeasuredDefaults() {
    stage.world.bind {
      let it = UIViewPropertyAnimator(duration: 1, curve: .easeInOut)
      #expect(it.state == .inactive && !it.isRunning && !it.isReversed)
      #expect(it.fractionComplete == 0 && it.delay == 0)
      #expect(it.isInterruptible && it.isUserInteractionEnabled && it.scrubsLinearly)
      #expect(!it.isManualHitTestingEnabled && !it.pausesOnCompletion)
      #expect(UIViewAnimatingState.allCases.map(\.rawValue) == [0, 1, 2])
      #expect(
        [UIViewAnimatingPosition.end, .start, .current].map(\.rawValue) == [0, 1, 2])
    }
  }

  @Test func row3RunningAndPausing() {
    let view = stage.box()
    stage.world.bind {
      let it = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      stage.turn { it.startAnimation() }
      #expect(view.alpha == 0 && it.isRunning && it.state == .active)
      stage.world.advance(to: 0.4)
      #expect(isClose([it.fractionComplete], [0.4]))
      stage.turn { it.pauseAnimation() }
      #expect(it.state == .active && !it.isRunning)
      stage.world.advance(to: 3)
      #expect(isClose([it.fractionComplete, stage.shown(view).opacity], [0.4, 0.6]))
      it.stopAnimation(true)
    }
  }

  @Test func row4StopAndFinishAtTheStart() {
    let view = stage.box()
    stage.world.bind {
      var ends: [UIViewAnimatingPosition] = []
      let it = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      it.addCompletion { ends.append($0) }
      stage.turn { it.startAnimation() }
      stage.world.advance(to: 0.4)
      stage.turn { it.stopAnimation(false) }
      #expect(it.state == .stopped && isClose([view.alpha], [0.6]))
      stage.turn { it.finishAnimation(at: .start) }
      #expect(it.state == .inactive && view.alpha == 1 && ends == [.start])
      stage.world.settle()
      #expect(ends == [.start])
    }
  }

  @Test func stopWithoutFinishingKeepsWhatIsOnScreen() {
    moving { view, it in
      it.addCompletion { _ in Issue.record("no completion") }
      stage.turn { it.startAnimation() }
      stage.world.advance(to: 0.3)
      stage.turn { it.stopAnimation(true) }
      #expect(it.state == .inactive && isClose([view.center.x, x(view)], [80, 80]))
      stage.world.settle()
    }
  }

  @Test func finishAtTheEndAndWhereItIs() {
    for (position, expected) in [(UIViewAnimatingPosition.end, 150.0), (.current, 80)] {
      moving { view, it in
        let start = stage.world.now
        stage.turn { it.startAnimation() }
        stage.world.advance(to: start + 0.3)
        stage.turn {
          it.stopAnimation(false)
          it.finishAnimation(at: position)
        }
        #expect(isClose([view.center.x, x(view)], [expected, expected]))
      }
    }
  }

  @Test func row5ScrubbingAnInactiveOne() {
    moving { view, it in
      stage.turn { it.fractionComplete = 0.5 }
      #expect(it.state == .active && !it.isRunning && it.fractionComplete == 0.5)
      #expect(isClose([x(view)], [100]))
      stage.turn { it.fractionComplete = 3 }
      #expect(it.fractionComplete == 1)
      it.stopAnimation(true)
    }
  }

  @Test func runningFractionsAreTimeAndPixelsFollowTheCurve() {
    moving(1, .easeInOut) { view, it in
      stage.turn { it.startAnimation() }
      stage.world.advance(to: 0.243)
      #expect(isClose([it.fractionComplete], [0.243]))
      #expect(abs(x(view) - 62.19) < 0.01)
    }
    let view = stage.box()
    stage.world.bind {
      let it = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.center.x = 150 }
      let start = stage.world.now
      stage.turn { it.startAnimation() }
      stage.world.advance(to: start + 0.297)
      #expect(abs(x(view) - 166.13) < 0.01)
    }
  }

  @Test func anEndIsInactiveAgainAndTellsThePosition() {
    moving { view, it in
      var log: [String] = []
      it.addCompletion { log.append("\($0) \(stage.world.now) \(it.isRunning)") }
      stage.turn { it.startAnimation() }
      stage.world.advance(to: 1)
      #expect(log == ["end 1.0 true"])
      #expect(it.state == .inactive && !it.isRunning && view.layer.animationKeys() == [])
    }
  }

  @Test func pausingJumpsNowhereAndRunningOnTakesTheCurveAgain() {
    moving(1, .easeInOut) { view, it in
      stage.turn { it.startAnimation() }
      stage.world.advance(to: 0.25)
      stage.turn { it.pauseAnimation() }
      // Observed on devices: the fraction is now that of the way, so that scrubbing starts from here.
      #expect(isClose([it.fractionComplete, x(view)], [0.129161931, 62.9161931], 1e-7))
      stage.turn { it.fractionComplete = it.fractionComplete + 0 }
      #expect(isClose([x(view)], [62.9161931], 1e-7))
      stage.turn { it.startAnimation() }
      stage.world.advance(to: 0.5)
      #expect(isClose([it.fractionComplete, x(view)], [0.5, 100], 1e-6))
      stage.world.advance(to: 1)
      #expect(it.state == .inactive)
    }
  }

  @Test func scrubbingIsLinearOnlyIfAsked() {
    for (linear, expected) in [(true, 75.0), (false, 62.9161931)] {
      moving(1, .easeInOut) { view, it in
        it.scrubsLinearly = linear
        stage.turn { it.fractionComplete = 0.25 }
        #expect(isClose([x(view)], [expected], 1e-7))
        it.stopAnimation(true)
      }
    }
  }

  @Test func reversingGoesBackAndRestoresTheStart() {
    moving { view, it in
      var ends: [UIViewAnimatingPosition] = []
      it.addCompletion { end in
        #expect(view.center.x == 50)
        ends.append(end)
      }
      stage.turn { it.startAnimation() }
      stage.world.advance(to: 0.4)
      stage.turn { it.isReversed = true }
      #expect(isClose([it.fractionComplete, x(view)], [0.6, 90]))
      stage.world.advance(to: 0.6)
      #expect(isClose([x(view)], [70]))
      stage.world.advance(to: 0.79)
      #expect(ends == [])
      stage.world.advance(to: 0.8)
      #expect(ends == [.start] && x(view) == 50)
    }
  }

  @Test func c59TheFractionTurnsWithTheDirection() {
    moving(0.25, .easeOut) { view, it in
      stage.turn { it.fractionComplete = 0.9 }
      stage.turn { it.isReversed = true }
      #expect(isClose([it.fractionComplete, x(view)], [0.1, 140]))
      stage.turn { it.fractionComplete = 0.2 }
      #expect(isClose([x(view)], [130]))
      it.stopAnimation(true)
    }
  }

  @Test func pausesOnCompletionStaysActiveWithoutCompletions() {
    moving { view, it in
      it.pausesOnCompletion = true
      it.addCompletion { _ in Issue.record("no completion") }
      stage.turn { it.startAnimation() }
      stage.world.advance(to: 2)
      #expect(it.state == .active && !it.isRunning && it.fractionComplete == 1)
      #expect(x(view) == 150)
      stage.turn {
        it.isReversed = true
        it.startAnimation()
      }
      stage.world.advance(to: 2.25)
      #expect(isClose([x(view)], [125]))
      stage.world.advance(to: 4)
      #expect(it.state == .active && x(view) == 50 && view.center.x == 150)
      stage.turn { it.stopAnimation(true) }
      #expect(view.center.x == 50)
    }
  }

  @Test func aDelayHoldsTheStart() {
    moving { view, it in
      stage.turn { it.startAnimation(afterDelay: 0.5) }
      #expect(it.delay == 0.5 && it.isRunning && view.center.x == 150)
      stage.world.advance(to: 0.5)
      #expect(x(view) == 50)
      stage.world.advance(to: 0.75)
      #expect(isClose([x(view)], [75]))
      stage.world.advance(to: 1.5)
      #expect(it.state == .inactive)
    }
  }

  @Test func row33TwoPropertiesAndTheirReversal() {
    let view = stage.box(CGRect(x: 90, y: 0, width: 100, height: 100))
    stage.turn { view.layer.cornerRadius = 40 }
    stage.world.bind {
      let it = UIViewPropertyAnimator(duration: 2, curve: .linear) {
        view.center.x = 240
        view.layer.cornerRadius = 50
      }
      stage.turn { it.fractionComplete = 0.5 }
      #expect(isClose([x(view), stage.shown(view).cornerRadius], [190, 45]))
      stage.turn { it.stopAnimation(false) }
      stage.turn { it.finishAnimation(at: .current) }
      #expect(isClose([view.center.x, view.layer.cornerRadius], [190, 45]))
    }
  }

  @Test func runningAnimatorsLiveByThemselves() {
    let view = stage.box()
    var ends: [UIViewAnimatingPosition] = []
    stage.world.bind {
      stage.turn {
        _ = UIViewPropertyAnimator.runningPropertyAnimator(
          withDuration: 0.4, delay: 0.1, options: .curveEaseIn,
          animations: { view.alpha = 0 }, completion: { ends.append($0) })
      }
      stage.world.advance(to: 0.5)
      #expect(ends == [.end] && stage.findings == [])
    }
    #expect(isClose(stage.alpha(view, at: 0.2, 0.3), [1 - 0.0934646507, 1 - 0.3153568126], 1e-7))
  }

  @Test func aViewWithoutAWindowEndsAtOnceAlthoughPaused() {
    stage.world.bind {
      let view = UIView()
      var ends: [UIViewAnimatingPosition] = []
      let it = UIViewPropertyAnimator(duration: 4, curve: .linear) { view.alpha = 0 }
      it.addCompletion { ends.append($0) }
      stage.turn {
        it.startAnimation()
        it.pauseAnimation()
      }
      #expect(ends == [.end] && stage.world.now == 0)
      #expect(stage.findings == ["animated-outside-window"])
    }
  }
}
