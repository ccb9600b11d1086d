import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// Springs, durations, later changes and continuing: facts 2.5, decisions V5 and V13, case C55.
struct AnimatorTimingTests {
  let stage = Stage()

  private func animator(
    _ duration: Double, _ parameters: any UITimingCurveProvider, _ changes: @escaping () -> Void
  ) -> UIViewPropertyAnimator {
    let it = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    it.addAnimations(changes)
    return it
  }

  @Test func theSystemSpringIgnoresTheDuration() {
    let view = stage.box(.zero)
    stage.world.bind {
      let it = animator(0.35, UISpringTimingParameters()) { view.center.x = 1 }
      #expect(it.duration == 0.6)
      #expect(stage.findings == ["duration-ignored"])
      stage.turn { it.startAnimation() }
      stage.world.advance(to: 0.25)
      // C55: 0.942 of the way at 0.25 s.
      #expect(isClose([stage.shown(view).position.x], [0.942], 5e-4))
      stage.world.advance(to: 0.599)
      #expect(it.isRunning)
      stage.world.advance(to: 0.6)
      #expect(it.state == .inactive)
    }
  }

  @Test func aSpringByItsPhysicsRunsForItsSettlingTime() {
    stage.world.bind {
      let physical = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10)
      let it = UIViewPropertyAnimator(duration: 0, timingParameters: physical)
      #expect(abs(it.duration - 1.4727003346780927) < 1e-12)
      #expect(stage.findings == [])
    }
  }

  @Test func aDampingRatioKeepsTheDurationAndNothingIsTwoTenths() {
    stage.world.bind {
      let fitted = UISpringTimingParameters(dampingRatio: 0.5)
      #expect(UIViewPropertyAnimator(duration: 0.5, timingParameters: fitted).duration == 0.5)
      #expect(UIViewPropertyAnimator(duration: 0, curve: .linear).duration == 0.2)
      #expect(
        UIViewPropertyAnimator(duration: 1, curve: .keyboard).duration == 0.5)
    }
  }

  @Test func theSpringOfABlockShowsOnTheLayer() {
    let view = stage.box()
    stage.world.bind {
      stage.turn {
        UIView.animate(
          withDuration: 0.5, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
          options: .curveEaseIn, animations: { view.center.x = 150 })
      }
      let spring = view.layer.animation(forKey: "position") as? CASpringAnimation
      #expect(isClose([spring?.stiffness ?? 0, spring?.damping ?? 0], [323.5895, 28.78175], 1e-4))
      #expect(spring?.mass == 1 && spring?.duration == 0.5 && spring?.initialVelocity == 0)
      #expect(spring?.fillMode == .both && spring?.isAdditive == true)
      stage.world.advance(to: 0.5)
    }
    // T4, 0.5 s and 0.8: at a tenth, a half and nine tenths.
    #expect(
      isClose(
        stage.x(view, at: 0.05, 0.25, 0.45), [74.8595, 150.9077, 150.1810], 2e-4))
  }

  @Test func aBouncySpringRunsUntilItIsAtRest() {
    let view = stage.box(.zero)
    var end: Double?
    stage.world.bind {
      stage.turn {
        UIView.animate(
          springDuration: 0.5, bounce: 0.3, animations: { view.center.x = 1 },
          completion: { _ in end = stage.world.now })
      }
      let spring = view.layer.animation(forKey: "position") as? CASpringAnimation
      #expect(
        isClose(
          [spring?.stiffness ?? 0, spring?.damping ?? 0, spring?.duration ?? 0],
          [157.91367, 17.592919, 0.862955], 1e-5))
      stage.world.settle()
    }
    #expect(isClose([end ?? 0], [0.862955], 1e-6))
    #expect(isClose(stage.x(view, at: 0.1, 0.25, 0.5), [0.423302, 0.984087, 1.014498], 1e-6))
  }

  @Test func curve7IsTheKeyboardsSpringWhateverTheDuration() {
    let view = stage.box(.zero)
    var end: Double?
    stage.world.bind {
      stage.turn {
        UIView.animate(
          withDuration: 0.25, options: UIView.AnimationOptions(rawValue: 7 << 16),
          animations: { view.center.x = 1000 }, completion: { _ in end = stage.world.now })
      }
      let spring = view.layer.animation(forKey: "position") as? CASpringAnimation
      #expect(spring?.mass == 3 && spring?.stiffness == 1000 && spring?.damping == 500)
      stage.world.settle()
    }
    #expect(end == 0.5)
    #expect(
      isClose(
        stage.x(view, at: 0.025, 0.1, 0.25, 0.4995, 0.5),
        [77.293, 544.778, 942.038, 998.892, 1000],
        0.05))
  }

  @Test func easeInAndEaseOutTogetherAreLinear() {
    let view = stage.box(.zero)
    stage.world.bind {
      stage.turn {
        UIView.animate(
          withDuration: 1, options: [.curveEaseIn, .curveEaseOut],
          animations: { view.center.x = 100 })
      }
      stage.world.advance(to: 1)
    }
    #expect(isClose(stage.x(view, at: 0.25), [25]))
  }

  @Test func velocityIsAVectorForPositionsAlone() {
    let view = stage.box(.zero)
    stage.world.bind {
      let parameters = UISpringTimingParameters(
        dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: 2))
      let it = animator(0.5, parameters) {
        view.center = CGPoint(x: 100, y: 100)
        view.alpha = 0
      }
      stage.turn { it.startAnimation() }
      #expect(view.layer.animationKeys() == ["position.x", "position.y", "opacity"])
      stage.world.advance(to: 0.1)
      let shown = stage.shown(view)
      let resting = Spring(duration: 0.5, dampingRatio: 1)
      let pushed = Spring(duration: 0.5, dampingRatio: 1, initialVelocity: 2)
      #expect(
        isClose(
          [shown.position.x, shown.position.y, 100 * (1 - shown.opacity)],
          [100 * resting.value(at: 0.1), 100 * pushed.value(at: 0.1), 100 * resting.value(at: 0.1)])
      )
    }
  }

  @Test func delayedChangesTakeTheTimeThatIsLeft() {
    let view = stage.box(.zero)
    stage.world.bind {
      let it = animator(1, UICubicTimingParameters(curveRawValue: 3)) { view.center.x = 100 }
      it.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
      stage.turn { it.startAnimation() }
      stage.world.advance(to: 0.2)
      stage.turn { it.addAnimations { view.layer.cornerRadius = 8 } }
      stage.turn { it.addAnimations({ view.bounds.size.width = 10 }, delayFactor: 0.5) }
      stage.world.advance(to: 1)
      #expect(it.state == .inactive)
    }
    #expect(isClose(stage.alpha(view, at: 0.5, 0.75), [1, 0.5]))
    #expect(isClose([stage.shown(view, 0.6).cornerRadius], [4]))
    #expect(isClose([0.6, 0.8].map { stage.shown(view, $0).bounds.width }, [0, 5]))
  }

  @Test func continuingKeepsTheRestOrStretchesIt() {
    for (factor, rest) in [(0.0, 0.5), (0.25, 0.25), (2, 2)] {
      let view = stage.box(.zero)
      stage.world.bind {
        let it = animator(1, UICubicTimingParameters(curveRawValue: 3)) { view.center.x = 100 }
        stage.turn { it.fractionComplete = 0.5 }
        let start = stage.world.now
        stage.turn { it.continueAnimation(withTimingParameters: nil, durationFactor: factor) }
        stage.world.advance(to: start + rest / 2)
        #expect(isClose([stage.shown(view).position.x], [75]))
        stage.world.advance(to: start + rest - 0.001)
        #expect(it.isRunning)
        stage.world.advance(to: start + rest)
        #expect(it.state == .inactive)
      }
    }
  }

  @Test func continuingWithoutParametersTakesTheOwnCurve() {
    let view = stage.box(.zero)
    stage.world.bind {
      let it = animator(1, UICubicTimingParameters(curveRawValue: 0)) { view.center.x = 100 }
      // Half of the way is half of the time.
      stage.turn { it.fractionComplete = 0.5 }
      stage.turn { it.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
      stage.world.advance(to: 0.25)
      #expect(isClose([stage.shown(view).position.x], [87.0838069], 1e-6))
    }
  }

  @Test func continuingOnAnotherCurveGoesFromWhereItIs() {
    let view = stage.box(.zero)
    stage.world.bind {
      let it = animator(1, UICubicTimingParameters(curveRawValue: 3)) { view.center.x = 100 }
      stage.turn { it.fractionComplete = 0.2 }
      let ease = UICubicTimingParameters(curveRawValue: 0)
      stage.turn { it.continueAnimation(withTimingParameters: ease, durationFactor: 0.4) }
      stage.world.advance(to: 0.1)
      #expect(isClose([stage.shown(view).position.x], [20 + 80 * 0.129161931], 1e-6))
      stage.world.advance(to: 0.4)
      #expect(it.state == .inactive)
    }
  }

  @Test func continuingOnASpringSwingsPastTheEnd() {
    let view = stage.box(.zero)
    stage.world.bind {
      let it = animator(1, UICubicTimingParameters(curveRawValue: 3)) { view.center.x = 100 }
      stage.turn { it.fractionComplete = 0.2 }
      let spring = UISpringTimingParameters(dampingRatio: 0.5)
      stage.turn { it.continueAnimation(withTimingParameters: spring, durationFactor: 0.5) }
      stage.world.advance(to: 0.15)
      // T4, 0.5 s and 0.5: 1.160347 of the way at 0.3 of the time.
      #expect(isClose([stage.shown(view).position.x], [20 + 80 * 1.160347], 1e-4))
      stage.world.advance(to: 0.5)
      #expect(it.state == .inactive && stage.shown(view).position.x == 100)
    }
  }

  @Test func continuingBackwardsEndsAtTheStart() {
    let view = stage.box(.zero)
    stage.world.bind {
      var ends: [UIViewAnimatingPosition] = []
      let it = animator(1, UICubicTimingParameters(curveRawValue: 3)) { view.center.x = 100 }
      it.addCompletion { ends.append($0) }
      stage.turn { it.fractionComplete = 0.5 }
      stage.turn {
        it.isReversed = true
        it.continueAnimation(
          withTimingParameters: UISpringTimingParameters(dampingRatio: 0.5), durationFactor: 0.5)
      }
      stage.world.advance(to: 0.15)
      #expect(isClose([stage.shown(view).position.x], [50 - 50 * 1.160347], 1e-4))
      stage.world.settle()
      #expect(ends == [.start] && view.center.x == 0)
    }
  }
}
