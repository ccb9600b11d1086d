import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// What a block inherits from the one around it, and plain layers inside blocks: facts 3.5.
struct NestedBlockTests {
  let stage = Stage()

  /// A view moved to 100 by a block with options inside a linear one of 1 s.
  private func nested(_ options: UIView.AnimationOptions) -> UIView {
    let view = stage.box(.zero)
    stage.world.bind {
      stage.turn {
        UIView.animate(
          withDuration: 1, options: .curveLinear,
          animations: {
            #expect(UIView.inheritedAnimationDuration == 1)
            UIView.animate(
              withDuration: 0.5, options: options, animations: { view.center.x = 100 })
          })
      }
      stage.world.advance(to: 1)
    }
    return view
  }

  @Test func durationAndCurveAreInherited() {
    #expect(isClose(stage.x(nested([]), at: 0.25, 0.5), [25, 50]))
  }

  @Test func theDurationCanBeKept() {
    #expect(isClose(stage.x(nested(.overrideInheritedDuration), at: 0.125, 0.25), [25, 50]))
  }

  @Test func theCurveCanBeKept() {
    let view = nested(.overrideInheritedCurve)
    #expect(isClose(stage.x(view, at: 0.25, 0.5), [12.9161931, 50], 1e-6))
  }

  @Test func repeatIsInheritedUnlessOverridden() {
    for (options, cycles) in [
      (UIView.AnimationOptions([]), Double.infinity), (.overrideInheritedOptions, 0),
    ] {
      let view = stage.box()
      stage.world.bind {
        stage.turn {
          UIView.animate(
            withDuration: 1, options: .repeat,
            animations: {
              UIView.animate(
                withDuration: 1, options: options, animations: { view.center.x += 10 })
            })
        }
        let timing = view.layer.runningAnimations.first?.animation.timing
        #expect(timing?.repeatCount == cycles)
      }
    }
  }

  @Test func aKeyframeBlockInheritsTheDuration() {
    let view = stage.box()
    stage.world.bind {
      stage.turn {
        UIView.animate(
          withDuration: 2,
          animations: {
            UIView.animateKeyframes(
              withDuration: 1,
              animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
                  view.alpha = 0
                }
              })
          })
      }
      #expect(view.layer.animation(forKey: "opacity")?.duration == 2)
    }
  }

  // MARK: - Plain layers

  /// A plain layer below a view, committed.
  private func plain() -> CALayer {
    let view = stage.box()
    let layer = stage.world.bind { CALayer() }
    stage.turn { view.layer.addSublayer(layer) }
    return layer
  }

  private func duration(_ layer: CALayer) -> Double? {
    stage.world.bind { layer.animation(forKey: "opacity")?.duration }
  }

  @Test func plainLayersTakeTheTransactionsDuration() {
    let layer = plain()
    stage.turn { UIView.animate(withDuration: 0.5, animations: { layer.opacity = 0 }) }
    #expect(duration(layer) == 0.25)
  }

  @Test(arguments: [true, false])
  func anExplicitTransactionWins(_ isOutside: Bool) {
    let layer = plain()
    stage.turn {
      if isOutside {
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.8)
        UIView.animate(withDuration: 0.5, animations: { layer.opacity = 0 })
        CATransaction.commit()
      } else {
        UIView.animate(
          withDuration: 0.5,
          animations: {
            CATransaction.begin()
            CATransaction.setAnimationDuration(0.8)
            layer.opacity = 0
            CATransaction.commit()
          })
      }
    }
    #expect(duration(layer) == 0.8)
  }

  @Test func disabledActionsSuppressViewsAndPlainLayers() {
    let layer = plain()
    let view = stage.box()
    stage.turn {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      UIView.animate(
        withDuration: 0.5,
        animations: {
          layer.opacity = 0
          view.alpha = 0
        })
      CATransaction.commit()
    }
    #expect(duration(layer) == nil)
    #expect(stage.shown(view).opacity == 0)
  }

  @Test func aLayerThatWasNeverCommittedDoesNotAnimate() {
    let view = stage.box()
    let layer = stage.world.bind { CALayer() }
    stage.turn {
      view.layer.addSublayer(layer)
      UIView.animate(withDuration: 0.5, animations: { layer.opacity = 0 })
    }
    #expect(duration(layer) == nil)
  }
}
