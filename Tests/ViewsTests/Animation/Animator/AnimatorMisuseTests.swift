import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// Moves that UIKit refuses: each is a finding and changes nothing. (lifecycle.md section 6, case C57)
struct AnimatorMisuseTests {
  let stage = Stage()

  private func animator() -> UIViewPropertyAnimator {
    let view = stage.box()
    return stage.world.bind {
      UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
    }
  }

  @Test func aStoppedOneMustBeFinishedFirst() {
    stage.world.bind {
      let it = animator()
      stage.turn {
        it.startAnimation()
        it.stopAnimation(false)
        it.startAnimation()
        it.pauseAnimation()
        it.fractionComplete = 0.5
        it.addAnimations {}
      }
      #expect(stage.findings == Array(repeating: "animator-stopped", count: 4))
      #expect(it.state == .stopped)
      it.finishAnimation(at: .end)
      #expect(it.state == .inactive)
    }
  }

  @Test func finishNeedsAStopAndStopNeedsAnActiveOne() {
    stage.world.bind {
      let it = animator()
      stage.turn { it.stopAnimation(true) }
      stage.turn { it.startAnimation() }
      stage.turn { it.finishAnimation(at: .end) }
      #expect(it.isRunning)
      #expect(stage.findings == ["animator-inactive", "animator-not-stopped"])
      it.addCompletion { _ in it.finishAnimation(at: .end) }
      stage.world.settle()
      #expect(stage.findings.last == "animator-not-stopped" && stage.findings.count == 3)
    }
  }

  @Test func onlyAPausedOneIsContinued() {
    stage.world.bind {
      let it = animator()
      stage.turn { it.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
      stage.turn { it.startAnimation() }
      stage.turn { it.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
      #expect(stage.findings == ["animator-not-paused", "animator-not-paused"])
    }
  }

  @Test func whatIsSetUpBeforeTheStartStays() {
    stage.world.bind {
      let it = animator()
      it.isInterruptible = false
      stage.turn { it.startAnimation() }
      stage.turn {
        it.isInterruptible = true
        it.isUserInteractionEnabled = false
        it.pauseAnimation()
      }
      #expect(!it.isInterruptible && it.isUserInteractionEnabled && it.isRunning)
      #expect(
        stage.findings == ["animator-active", "animator-active", "animator-not-interruptible"])
    }
  }

  @Test func lettingAPausedOneGoIsAFinding() {
    stage.world.bind {
      var it: UIViewPropertyAnimator? = animator()
      stage.turn { it?.startAnimation() }
      stage.world.advance(to: 0.1)
      stage.turn { it?.pauseAnimation() }
      stage.turn { it = nil }
      #expect(stage.findings == ["animator-released"])
      #expect(
        stage.world.timeline.findings.first?.message.contains("while it was paused") == true)
      #expect(stage.world.settle())
    }
  }

  @Test func lettingAStoppedOneGoIsAFindingToo() {
    stage.world.bind {
      var it: UIViewPropertyAnimator? = animator()
      stage.turn {
        it?.startAnimation()
        it?.stopAnimation(false)
      }
      it = nil
      #expect(stage.findings == ["animator-released"])
    }
  }

  @Test func lettingARunningOneGoIsFine() {
    stage.world.bind {
      var ends: [UIViewAnimatingPosition] = []
      var it: UIViewPropertyAnimator? = animator()
      it?.addCompletion { ends.append($0) }
      stage.turn { it?.startAnimation() }
      weak let weakly = it
      it = nil
      stage.world.advance(to: 1)
      #expect(ends == [.end] && stage.findings == [] && weakly == nil)
    }
  }

  @Test func aPausedOneLeavesNothingThatEndsByItself() {
    stage.world.bind {
      let it = animator()
      stage.turn { it.pauseAnimation() }
      #expect(!stage.world.settle())
      #expect(stage.findings == ["endless-work"])
      it.stopAnimation(true)
    }
  }

  @Test func aDriverMayTakeAnAnimatorsRunInHand() {
    stage.world.bind {
      let driver = RunDriver(duration: 1)
      UIApplication.shared.runWillBegin = { driver.take($0) }
      var ends: [UIViewAnimatingPosition] = []
      var it: UIViewPropertyAnimator? = animator()
      it?.addCompletion { ends.append($0) }
      stage.turn { it?.startAnimation() }
      UIApplication.shared.runWillBegin = nil
      it = nil
      stage.turn { driver.scrub(to: 0.5) }
      stage.turn { driver.cancel(in: 0.25, curve: .linear) }
      stage.world.settle()
      #expect(ends == [.start] && stage.findings == [])
    }
  }
}
