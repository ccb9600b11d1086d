import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// Delay, repeat, autoreverse, duration 0, nothing to animate, switched off: facts 3.4, 3.5, table T9,
/// case C51, decision V5.
struct BlockTimingTests {
  let stage = Stage()
  private var log: Log { stage.world.bind { stage.world.service { Log() } } }

  /// What completions wrote.
  private final class Log {
    var lines: [String] = []
  }

  /// Runs a block in a turn; its completion is logged with its time.
  private func animate(
    _ duration: Double, delay: Double = 0, _ options: UIView.AnimationOptions = .curveLinear,
    _ changes: () -> Void
  ) {
    let log = log
    stage.world.bind {
      stage.turn {
        UIView.animate(
          withDuration: duration, delay: delay, options: options, animations: changes,
          completion: { log.lines.append("\($0) \(stage.world.now)") })
      }
    }
  }

  @Test func aDelayShowsTheOldValueMeanwhile() {
    let view = stage.box()
    animate(2, delay: 2) { view.alpha = 0 }
    stage.world.advance(to: 5)
    #expect(isClose(stage.alpha(view, at: 1, 2, 3, 4), [1, 1, 0.5, 0]))
    #expect(view.alpha == 0)
    #expect(log.lines == ["true 4.0"])
  }

  @Test func row29OfTheMeasuredScenarios() {
    let view = stage.box(.zero)
    animate(0.4, delay: 0.2, []) { view.center.x = 1 }
    stage.world.advance(to: 1)
    #expect(isClose(stage.x(view, at: 0.1, 0.2, 0.3, 0.6, 0.7), [0, 0, 0.129161931, 1, 1], 1e-7))
  }

  @Test func autoreverseGoesThereAndBackAndJumpsToTheModel() {
    let view = stage.box(.zero)
    animate(1, [.curveLinear, .autoreverse]) { view.center.x = 100 }
    stage.world.advance(to: 3)
    #expect(
      isClose(stage.x(view, at: 0.5, 1, 1.5, 1.999, 2, 2.5), [50, 100, 50, 0.1, 100, 100], 1e-7))
    #expect(log.lines == ["true 2.0"])
  }

  @Test func halfACycleMoreEndsOnTheNewValue() {
    let view = stage.box(.zero)
    animate(1) {
      UIView.modifyAnimations(withRepeatCount: 2.5, autoreverses: true) { view.center.x = 100 }
    }
    stage.world.advance(to: 6)
    #expect(isClose(stage.x(view, at: 0.5, 2.5, 4, 4.5, 4.99, 5), [50, 50, 0, 50, 99, 100], 1e-7))
    #expect(log.lines == ["true 5.0"])
  }

  @Test func repeatNeverEndsAndSettleSaysSo() {
    let view = stage.box(.zero)
    animate(1, [.curveLinear, .repeat]) { view.center.x = 100 }
    #expect(!stage.world.settle())
    #expect(stage.findings == ["endless-work"])
    stage.world.advance(to: 10.25)
    #expect(isClose(stage.x(view, at: 0.5, 10.25), [50, 25], 1e-7))
    stage.turn { view.layer.removeAllAnimations() }
    #expect(log.lines == ["false 10.25"])
    #expect(stage.shown(view).position.x == 100)
  }

  @Test func durationZeroAppliesAtOnceAndCompletesInTheNextTurn() {
    let view = stage.box()
    var inside: [String] = ["unset"]
    let log = log
    stage.world.bind {
      stage.turn {
        UIView.animate(
          withDuration: 0, animations: { view.alpha = 0 },
          completion: { log.lines.append("\($0) \(stage.world.now)") })
        inside = log.lines
      }
    }
    #expect(inside == [])
    #expect(log.lines == ["true 0.0"])
    #expect(stage.findings == [])
  }

  @Test func nothingToAnimateCompletesAtOnceWithANote() {
    let view = stage.box()
    animate(2, delay: 3) { view.alpha = 1 }
    #expect(log.lines == ["true 0.0"])
    #expect(stage.findings == ["nothing-animated"])
    #expect(stage.world.timeline.findings.first?.severity == .note)
  }

  @Test func aViewWithoutAWindowDoesNotAnimate() {
    let view = stage.world.bind { UIView() }
    animate(4) {
      view.alpha = 0
      view.center.x = 3
    }
    #expect(log.lines == ["true 0.0"])
    #expect(stage.findings == ["animated-outside-window"])
  }

  @Test func switchedOffBlocksApplyAtOnceAndRunningOnesCarryOn() {
    let view = stage.box(.zero)
    animate(1) { view.center.x = 100 }
    stage.world.bind { UIView.setAnimationsEnabled(false) }
    animate(1) { view.alpha = 0 }
    #expect(log.lines == ["true 0.0"])
    #expect(stage.shown(view).opacity == 0)
    stage.world.bind { UIView.setAnimationsEnabled(true) }
    stage.world.advance(to: 1)
    #expect(isClose(stage.x(view, at: 0.5), [50]))
    #expect(log.lines == ["true 0.0", "true 1.0"])
  }

  @Test func performWithoutAnimationIsImmediateInsideABlock() {
    let view = stage.box(.zero)
    animate(1) {
      view.center.x = 100
      UIView.performWithoutAnimation {
        view.alpha = 0.5
        UIView.animate(withDuration: 1, animations: { view.center.y = 50 })
        #expect(UIView.inheritedAnimationDuration == 0)
      }
      #expect(UIView.areAnimationsEnabled)
    }
    stage.world.bind { #expect(view.layer.animationKeys() == ["position"]) }
    #expect(stage.shown(view).opacity == 0.5)
    #expect(stage.shown(view).position == CGPoint(x: 0, y: 50))
  }

  @Test func removalReplacementAndLeavingTheWindowEndWithFalse() {
    let (one, two) = (stage.box(), stage.box())
    let parent = stage.box()
    stage.turn { parent.addSubview(two) }
    animate(1) { one.center.x = 100 }
    animate(1) { two.center.x = 100 }
    animate(1) {
      one.alpha = 0
      two.alpha = 0
    }
    stage.world.advance(to: 0.5)
    stage.turn { one.layer.removeAnimation(forKey: "position") }
    #expect(log.lines == ["false 0.5"])
    stage.turn { parent.removeFromSuperview() }
    #expect(log.lines == ["false 0.5", "false 0.5"])
    #expect(stage.shown(two).opacity == 0)
    stage.world.settle()
    #expect(log.lines == ["false 0.5", "false 0.5", "false 1.0"])
  }

  @Test func shorterBlocksEndFirstAndWhatTheyStartEndsLater() {
    let view = stage.box(.zero)
    let log = log
    stage.world.bind {
      stage.turn {
        UIView.animate(
          withDuration: 0.4, animations: { view.center.x = 1 },
          completion: { _ in log.lines.append("long") })
        UIView.animate(
          withDuration: 0.2, animations: { view.alpha = 0 },
          completion: { _ in
            log.lines.append("short")
            UIView.animate(
              withDuration: 0.1, animations: { view.alpha = 1 },
              completion: { _ in log.lines.append("next \(stage.world.now)") })
          })
      }
      stage.world.settle()
    }
    #expect(log.lines.map { String($0.prefix(8)) } == ["short", "next 0.3", "long"])
  }

  @Test func layoutInsideABlockAnimatesWhatItMoves() {
    let view = stage.box()
    let child = stage.world.bind { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    child.autoresizingMask = [.flexibleWidth]
    stage.turn { view.addSubview(child) }
    animate(1) {
      view.bounds.size.width = 200
      view.layoutIfNeeded()
    }
    stage.world.advance(to: 1)
    #expect(abs(stage.shown(child, 0.5).bounds.width - 60) < 1e-9)
  }
}
