import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// Animators and drivers over layers whose time does not run as the world's: what was shown stays, and
/// ends come when the layers' time says.
struct AnimatorLayerTimeTests {
  let stage = Stage()

  private func moving(_ body: (UIView, UIViewPropertyAnimator) -> Void) {
    let view = stage.box(.zero)
    stage.world.bind {
      let it = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
      body(view, it)
    }
  }

  @Test func aSlowLayerIsPausedReversedAndEndsInItsTime() {
    moving { view, it in
      stage.turn { view.layer.speed = 0.5 }
      stage.turn { it.startAnimation() }
      stage.world.advance(to: 1)
      #expect(isClose([it.fractionComplete], [0.5]))
      stage.turn { it.pauseAnimation() }
      stage.world.advance(to: 2)
      stage.turn {
        it.isReversed = true
        it.startAnimation()
      }
      stage.world.advance(to: 2.99)
      #expect(it.isRunning)
      stage.world.advance(to: 3)
      #expect(it.state == .inactive && view.center.x == 0)
      #expect(isClose(stage.x(view, at: 0.5, 1, 1.5, 2, 2.5, 3), [25, 50, 50, 50, 25, 0], 1e-7))
    }
  }

  @Test func aStandingLayerIsScrubbedByTheAnimatorAndThePastStays() {
    moving { view, it in
      stage.turn {
        view.layer.speed = 0
        view.layer.timeOffset = 3
      }
      for step in 1...4 {
        stage.turn { it.fractionComplete = Double(step) / 10 }
        stage.world.advance(by: 0.1)
      }
      #expect(isClose(stage.x(view, at: 0.05, 0.15, 0.25, 0.35), [10, 20, 30, 40], 1e-7))
      it.stopAnimation(true)
      #expect(isClose([view.center.x], [40]))
    }
  }

  @Test func aLayerThatSpeedsUpInFlightEndsEarlier() {
    moving { view, it in
      stage.turn { it.startAnimation() }
      stage.world.advance(to: 0.5)
      stage.turn {
        view.layer.beginTime = 0.5
        view.layer.timeOffset = 0.5
        view.layer.speed = 2
      }
      stage.world.advance(to: 0.75)
      #expect(it.state == .inactive)
      #expect(isClose(stage.x(view, at: 0.25, 0.5, 0.625, 0.75), [25, 50, 75, 100], 1e-7))
    }
  }

  @Test func aTransactionWaitsForBlocksAndAnimators() {
    moving { view, it in
      var log: [Double] = []
      stage.turn {
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append(CACurrentMediaTime()) }
        UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 })
        it.startAnimation()
        CATransaction.commit()
      }
      stage.world.advance(to: 0.6)
      #expect(log == [])
      stage.turn { it.stopAnimation(true) }
      #expect(isClose(log, [0.6]))
    }
  }
}
