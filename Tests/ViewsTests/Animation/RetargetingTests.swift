import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// What UIView blocks make of changes, and what happens when they meet: facts 3.1-3.3, table T7, cases
/// C48-C50.
struct RetargetingTests {
  let stage = Stage()

  /// 0 to 100 in 1 s, and from 0.5 s on back to 0 in 1 s.
  private func reversed(_ options: UIView.AnimationOptions) -> UIView {
    let view = stage.box(.zero)
    stage.world.bind {
      stage.turn {
        UIView.animate(withDuration: 1, options: options, animations: { view.center.x = 100 })
      }
      stage.world.advance(to: 0.5)
      stage.turn {
        UIView.animate(withDuration: 1, options: options, animations: { view.center.x = 0 })
      }
      stage.world.advance(to: 2)
    }
    return view
  }

  @Test func easedReversalTurnsSmoothlyAsInT7() {
    let view = reversed([])
    let times = [0.25, 0.499999, 0.5, 0.6, 0.75, 0.9, 1, 1.1, 1.25, 1.4, 1.5]
    let expected = [
      12.916193, 49.999828, 50, 64.839368, 74.167614, 64.839368, 50, 33.188387, 12.916193,
      1.972245, 0,
    ]
    #expect(isClose(times.map { stage.shown(view, $0).position.x }, expected, 1e-6))
    #expect(isClose(stage.x(view, at: 0.625), [67.61], 0.005))
  }

  @Test func linearReversalFreezesAsInT7AndC50() {
    let view = reversed(.curveLinear)
    let times = [0.25, 0.5, 0.6, 0.75, 0.9, 1, 1.1, 1.25, 1.4, 1.5]
    let expected: [Double] = [25, 50, 50, 50, 50, 50, 40, 25, 10, 0]
    #expect(isClose(times.map { stage.shown(view, $0).position.x }, expected))
  }

  @Test func bothCompletionsRunAtTheirOwnTime() {
    let view = stage.box(.zero)
    var log: [String] = []
    stage.world.bind {
      stage.turn {
        UIView.animate(
          withDuration: 1, animations: { view.center.x = 100 },
          completion: { log.append("first \($0) \(stage.world.now)") })
      }
      stage.world.advance(to: 0.5)
      stage.turn {
        UIView.animate(
          withDuration: 1, animations: { view.center.x = 0 },
          completion: { log.append("second \($0) \(stage.world.now)") })
      }
      #expect(view.layer.animationKeys() == ["position", "position-2"])
      #expect((view.layer.animation(forKey: "position") as? CABasicAnimation)?.isAdditive == true)
      stage.world.settle()
    }
    #expect(log == ["first true 1.0", "second true 1.5"])
  }

  @Test(arguments: [false, true])
  func alphaStartsFromTheModelOrFromTheScreen(_ isFromScreen: Bool) {
    let options: UIView.AnimationOptions =
      isFromScreen ? [.curveLinear, .beginFromCurrentState] : .curveLinear
    let expected = isFromScreen ? [0.625, 0.75, 1] : [0.25, 0.5, 1]
    let view = stage.box()
    var first: [Bool] = []
    stage.world.bind {
      stage.turn {
        UIView.animate(
          withDuration: 1, options: .curveLinear, animations: { view.alpha = 0 },
          completion: { first.append($0) })
      }
      stage.world.advance(to: 0.5)
      stage.turn {
        UIView.animate(withDuration: 1, options: options, animations: { view.alpha = 1 })
      }
      #expect(view.layer.animationKeys() == ["opacity"])
      #expect(first == [false])
      stage.world.advance(to: 2)
    }
    #expect(isClose(stage.alpha(view, at: 0.25, 0.5), [0.75, 0.5]))
    #expect(isClose(stage.alpha(view, at: 0.75, 1, 1.5), expected))
  }

  @Test func beginFromCurrentStateWithNothingInFlightStartsFromTheModel() {
    let view = stage.box()
    stage.world.bind {
      stage.world.advance(to: 0.1)
      stage.turn {
        view.alpha = 0
        UIView.animate(
          withDuration: 1, options: [.curveLinear, .beginFromCurrentState],
          animations: { view.alpha = 1 })
      }
      stage.world.advance(to: 1.1)
    }
    #expect(isClose(stage.alpha(view, at: 0.6), [0.5]))
  }

  @Test func aBlockThatSetsAlphaTwiceIsNotCutOff() {
    let view = stage.box()
    var done: [Bool] = []
    stage.world.bind {
      stage.turn {
        UIView.animate(
          withDuration: 1, options: .curveLinear,
          animations: {
            view.alpha = 0
            view.alpha = 0.5
          }, completion: { done.append($0) })
      }
      #expect(view.layer.animationKeys() == ["opacity"])
      stage.world.settle()
    }
    #expect(done == [true])
    #expect(isClose(stage.alpha(view, at: 0.5), [0.25]))
  }

  @Test func theModelIsAtTheEndAtOnceAndTheScreenIsNot() {
    let view = stage.box(CGRect(x: 0, y: 844, width: 390, height: 400))
    stage.world.bind {
      stage.turn { UIView.animate(withDuration: 0.5, animations: { view.frame.origin.y = 400 }) }
      stage.world.advance(to: 0.25)
      #expect(view.frame.origin.y == 400)
      #expect(abs((view.layer.presentation()?.frame.origin.y ?? 0) - 622) < 1e-9)
      #expect(view.layer.animationKeys() == ["position"])
    }
  }

  @Test func aFrameIsPositionAndTheParts() {
    let view = stage.box()
    stage.world.bind {
      stage.turn {
        UIView.animate(
          withDuration: 1, options: .curveLinear,
          animations: { view.bounds = CGRect(x: 10, y: 20, width: 200, height: 100) })
      }
      #expect(view.layer.animationKeys() == ["bounds.origin", "bounds.size"])
      stage.world.advance(to: 0.5)
      #expect(stage.shown(view, 0.5).bounds == CGRect(x: 5, y: 10, width: 150, height: 100))
      stage.world.settle()
      #expect(view.layer.animationKeys() == [])
      stage.turn { UIView.animate(withDuration: 1, animations: { view.bounds = view.bounds }) }
      #expect(view.layer.animationKeys() == [])
    }
  }

  @Test func aModelChangeOutsideABlockMovesTheRestOfTheFlight() {
    let view = stage.box(.zero)
    stage.world.bind {
      stage.turn {
        UIView.animate(
          withDuration: 1, options: .curveLinear, animations: { view.center.x = 100 })
      }
      stage.world.advance(to: 0.5)
      stage.turn { view.center.x = 300 }
      stage.world.advance(to: 1)
    }
    #expect(isClose(stage.x(view, at: 0.5, 0.75, 1), [50, 275, 300]))
  }

  @Test func whatIsNotAnimatableTakesEffectAtOnce() {
    let view = stage.box()
    stage.world.bind {
      stage.turn {
        UIView.animate(
          withDuration: 1,
          animations: {
            view.isHidden = true
            view.layer.borderWidth = 3
            view.layer.zPosition = 4
            view.layer.shadowRadius = 5
          })
      }
      #expect(view.layer.animationKeys() == [])
      stage.turn {
        UIView.animate(
          withDuration: 1,
          animations: {
            view.layer.cornerRadius = 8
            view.layer.anchorPoint = .zero
            view.layer.shadowOpacity = 1
            view.backgroundColor = .red
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
          })
      }
      #expect(
        view.layer.animationKeys() == [
          "cornerRadius", "anchorPoint", "shadowOpacity", "backgroundColor", "transform",
        ])
      let additive = view.layer.runningAnimations.filter(\.animation.isAdditive).map(\.key)
      #expect(additive == ["cornerRadius", "transform"])
    }
  }

  @Test func aScaleToNothingJumpsAndIsAFinding() {
    let view = stage.box()
    stage.world.bind {
      stage.turn {
        UIView.animate(
          withDuration: 1, animations: { view.transform = CGAffineTransform(scaleX: 0, y: 0) })
      }
      #expect(view.layer.animationKeys() == [])
      #expect(stage.findings.contains("singular-transform"))
    }
  }

  @Test func aQuarterTurnKeepsItsAreaAndIsHalfWayAtHalfTime() {
    let view = stage.box()
    stage.world.bind {
      stage.turn {
        UIView.animate(
          withDuration: 1, options: .curveLinear,
          animations: { view.transform = CGAffineTransform(rotationAngle: .pi / 2) })
      }
      stage.world.advance(to: 1)
    }
    for time in [0.1, 0.3, 0.5, 0.7, 0.9] {
      let m = stage.shown(view, time).transform
      #expect(abs(m.m11 * m.m22 - m.m12 * m.m21 - 1) < 1e-12)
    }
    #expect(abs(stage.shown(view, 0.5).transform.m11 - 0.5.squareRoot()) < 1e-12)
  }
}
