import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// `animateKeyframes`: facts 3.6, table T8, measured row 32, decision V4, case C53.
struct KeyframeBlockTests {
  let stage = Stage()

  private func keyframes(
    _ duration: Double, _ options: UIView.KeyframeAnimationOptions = [], _ body: () -> Void
  ) {
    stage.world.bind {
      stage.turn {
        UIView.animateKeyframes(withDuration: duration, options: options, animations: body)
      }
      stage.world.advance(to: duration + 1)
    }
  }

  private func frame(_ start: Double, _ length: Double, _ body: () -> Void) {
    UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: length, animations: body)
  }

  @Test func theWholeIsEasedAndTheFramesAreLinear() {
    let view = stage.box()
    keyframes(10) { frame(0, 0.1) { view.alpha = 0 } }
    #expect(
      isClose(
        stage.alpha(view, at: 0.5, 1, 1.5, 2, 2.2, 2.2072, 9),
        [0.951703, 0.802775, 0.547897, 0.183401, 0.006585, 0, 0], 1e-6))
  }

  @Test func twoFramesOfT8() {
    let view = stage.box(.zero)
    keyframes(2) {
      frame(0, 0.5) { view.center.x = 100 }
      frame(0.5, 0.5) { view.center.x = 50 }
    }
    #expect(
      isClose(
        stage.x(view, at: 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75),
        [6.222810, 25.832386, 58.554160, 100, 79.277080, 62.916193, 53.111405], 1e-6))
  }

  @Test func theCurvesBitsPaceTheWhole() {
    let view = stage.box()
    let linear = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    keyframes(10, linear) { frame(0, 0.1) { view.alpha = 0 } }
    #expect(isClose(stage.alpha(view, at: 0.5, 1), [0.5, 0]))
  }

  @Test func twoPropertiesInTurnAndACompletion() {
    let view = stage.box(CGRect(x: -10, y: 80, width: 100, height: 100))
    var done: [Bool] = []
    let linear = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    stage.world.bind {
      stage.turn {
        UIView.animateKeyframes(
          withDuration: 1.2, options: linear,
          animations: {
            frame(0, 0.5) { view.center.x = 140 }
            frame(0.5, 0.5) { view.center.y = 330 }
          }, completion: { done.append($0) })
      }
      stage.world.advance(to: 1.2)
    }
    #expect(stage.shown(view, 0.3).position == CGPoint(x: 90, y: 130))
    #expect(stage.shown(view, 0.6).position == CGPoint(x: 140, y: 130))
    #expect(isClose([stage.shown(view, 0.9).position.y], [230]))
    #expect(done == [true])
  }

  @Test func discreteFramesJumpAtTheirEnds() {
    let view = stage.box(.zero)
    keyframes(1, .calculationModeDiscrete) {
      frame(0, 0.5) { view.center.x = 100 }
      frame(0.5, 0.25) { view.center.x = 50 }
    }
    // Ease-in-out passes a half at a half; 0.25 at 0.35, 0.75 at 0.65 roughly: jumps at 0.5 and beyond.
    #expect(isClose(stage.x(view, at: 0.1, 0.49, 0.51, 0.6, 0.9), [0, 0, 100, 100, 50]))
  }

  @Test func pacedFramesMoveAtEvenSpeed() {
    let view = stage.box(.zero)
    let options = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue
        | UIView.KeyframeAnimationOptions.calculationModePaced.rawValue)
    keyframes(1, options) {
      frame(0, 0.9) { view.center.x = 10 }
      frame(0.9, 0.1) { view.center.x = 100 }
    }
    #expect(isClose(stage.x(view, at: 0.1, 0.5, 0.8), [10, 50, 80]))
  }

  @Test func cubicFramesAreACatmullRomSpline() {
    let view = stage.box(.zero)
    let options = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue
        | UIView.KeyframeAnimationOptions.calculationModeCubic.rawValue)
    keyframes(1, options) {
      frame(0, 0.5) { view.center.x = 100 }
      frame(0.5, 0.5) { view.center.x = 0 }
    }
    // Half-way in the first segment: 50 + (tangents 50 and 0)/8 = 56.25.
    #expect(isClose(stage.x(view, at: 0.25, 0.5, 0.75), [56.25, 100, 56.25]))
  }

  @Test func aFrameWithoutDurationSetsAtItsStart() {
    let view = stage.box(.zero)
    let linear = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    keyframes(1, linear) { frame(0.5, 0) { view.center.x = 100 } }
    #expect(isClose(stage.x(view, at: 0.25, 0.49, 0.51, 1), [0, 0, 100, 100]))
  }

  @Test func withoutFramesItIsAPlainBlock() {
    let view = stage.box(.zero)
    stage.world.bind {
      stage.turn {
        UIView.animateKeyframes(withDuration: 1, animations: { view.center.x = 100 })
      }
      let running = view.layer.runningAnimations.first?.animation
      #expect(running?.content == .delta(.point(CGPoint(x: -100, y: 0))))
      stage.world.advance(to: 1)
    }
    #expect(isClose(stage.x(view, at: 0.25), [12.9161931], 1e-6))
  }

  @Test func nestedFramesCountFromTheBlock() {
    let view = stage.box(.zero)
    let linear = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    keyframes(1, linear) {
      frame(0, 0.5) {
        view.center.x = 100
        frame(0.5, 0.5) { view.alpha = 0 }
      }
    }
    #expect(isClose(stage.x(view, at: 0.25, 0.75), [50, 100]))
    #expect(isClose(stage.alpha(view, at: 0.5, 0.75), [1, 0.5]))
  }

  @Test func framesAreAbsoluteAndReplaceOneAnother() {
    let view = stage.box(.zero)
    keyframes(0.1) { frame(0, 1) { view.center.x = 1 } }
    stage.world.bind {
      stage.turn {
        UIView.animateKeyframes(
          withDuration: 1, animations: { frame(0, 1) { view.center.x = 100 } })
      }
      let animation = view.layer.animation(forKey: "position") as? CAKeyframeAnimation
      #expect(animation?.isAdditive == false)
      #expect(animation?.values == [.point(CGPoint(x: 1, y: 0)), .point(CGPoint(x: 100, y: 0))])
      #expect(animation?.keyTimes == [0, 1])
      #expect(animation?.timingFunction == .easeInEaseOut)
      #expect(animation?.fillMode == .both)
    }
  }
}
