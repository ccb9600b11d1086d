import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// What a driver does with the runs of a transition: decisions V1, V3, V17.
struct RunDriverTests {
  let stage = Stage()

  /// A view that fades and moves in 0.4 s, curved, driven from the start.
  private func driven(
    _ body: (UIView, RunDriver, () -> [Bool]) -> Void, duration: Double = 0.4, delay: Double = 0
  ) {
    stage.world.bind {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      stage.turn { stage.window.addSubview(view) }
      var done: [Bool] = []
      let driver = RunDriver(duration: 0.4)
      stage.turn {
        UIApplication.shared.runWillBegin = { driver.take($0) }
        UIView.animate(
          withDuration: duration, delay: delay,
          animations: {
            view.alpha = 0
            view.center.x = 150
          }, completion: { done.append($0) })
        UIApplication.shared.runWillBegin = nil
      }
      body(view, driver, { done })
    }
  }

  private func x(_ view: UIView) -> Double {
    stage.sample(view, at: stage.world.now, after: true)?.center.x ?? .nan
  }

  @Test func scrubbingIsLinearAndStandsStill() {
    driven { view, driver, done in
      stage.turn { driver.scrub(to: 0.25) }
      #expect(abs(x(view) - 75) < 1e-9)
      stage.world.advance(by: 1)
      #expect(abs(x(view) - 75) < 1e-9)
      stage.turn { driver.scrub(to: 7) }
      #expect(driver.fraction == 1)
      #expect(abs(x(view) - 150) < 1e-9)
      stage.turn { driver.scrub(to: 0.5) }
      #expect(abs(x(view) - 100) < 1e-9)
      #expect(view.center.x == 150)
      #expect(done() == [])
    }
  }

  @Test func finishRunsTheRestAlongTheCurve() {
    driven { view, driver, done in
      stage.turn { driver.scrub(to: 0.25) }
      stage.turn { driver.finish(in: 0.3, curve: .easeInEaseOut) }
      stage.world.advance(by: 0.075)
      // A quarter of the tail is 0.129161931 of the way from 0.25 to 1.
      #expect(abs(x(view) - (75 + 75 * 0.129161931)) < 1e-6)
      #expect(abs(driver.fraction - (0.25 + 0.75 * 0.129161931)) < 1e-8)
      stage.world.advance(to: 0.2999)
      #expect(done() == [])
      stage.world.advance(to: 0.3)
      #expect(done() == [true])
      #expect(view.layer.animationKeys() == [])
    }
  }

  @Test func cancelRestoresTheModelBeforeCompletionsRun() {
    driven { view, driver, done in
      var atReturn: Double?
      stage.turn { driver.scrub(to: 0.5) }
      driver.didReturn = { atReturn = view.alpha }
      stage.turn { driver.cancel(in: 0.2, curve: .linear) }
      stage.world.advance(by: 0.1)
      #expect(abs(x(view) - 75) < 1e-9)
      #expect(view.alpha == 0)
      stage.world.advance(by: 0.1)
      #expect(atReturn == 1)
      #expect(done() == [true])
      #expect(view.alpha == 1)
      #expect(view.center == CGPoint(x: 50, y: 50))
      #expect(stage.sample(view, at: 0.2)?.center.x == 50)
    }
  }

  @Test func aDelayHoldsTheStartWhileDriven() {
    driven(
      { view, driver, _ in
        stage.turn { driver.scrub(to: 0.25) }
        #expect(x(view) == 50)
        stage.turn { driver.scrub(to: 0.75) }
        #expect(abs(x(view) - 100) < 1e-9)
      }, duration: 0.2, delay: 0.2)
  }

  @Test func aShorterRunEndsOnTheWayAndALongerOneRunsOn() {
    driven(
      { view, driver, done in
        stage.turn { driver.scrub(to: 0.25) }
        stage.turn { driver.finish(in: 0.3, curve: .linear) }
        stage.world.advance(to: 0.1)
        #expect(done() == [true])
      }, duration: 0.2)
    let other = RunDriverTests()
    other.driven(
      { view, driver, done in
        other.stage.turn { driver.finish(in: 0.2, curve: .linear) }
        other.stage.world.advance(to: 0.2)
        #expect(abs(other.x(view) - 90) < 1e-9)
        other.stage.world.advance(to: 0.7)
        #expect(abs(other.x(view) - 140) < 1e-9)
        #expect(done() == [])
        other.stage.world.advance(to: 0.8)
        #expect(done() == [true])
      }, duration: 1)
  }

  @Test func finishAtTheEndAndCancelAtTheStartAreAtOnce() {
    driven { view, driver, done in
      stage.turn { driver.scrub(to: 1) }
      stage.turn { driver.finish(in: 0, curve: .easeInEaseOut) }
      #expect(done() == [true])
      #expect(stage.world.now == 0)
    }
    let other = RunDriverTests()
    other.driven { view, driver, done in
      other.stage.turn { driver.cancel(in: 0, curve: .easeInEaseOut) }
      #expect(done() == [true])
      #expect(view.alpha == 1)
    }
  }

  @Test func aTailCanBeTakenInHandAgain() {
    driven { view, driver, done in
      stage.turn { driver.finish(in: 0.4, curve: .linear) }
      stage.world.advance(to: 0.2)
      stage.turn { driver.pause() }
      #expect(abs(driver.fraction - 0.5) < 1e-12)
      stage.world.advance(to: 5)
      stage.turn { driver.cancel(in: 0.2, curve: .linear) }
      stage.world.settle()
      #expect(done() == [true])
      #expect(view.alpha == 1)
    }
  }

  @Test func chainedRunsGoBackToTheVeryStartTogether() {
    stage.world.bind {
      let view = stage.box(.zero)
      let driver = RunDriver(duration: 1)
      var seen: [Double] = []
      stage.turn {
        UIApplication.shared.runWillBegin = { driver.take($0) }
        for x in [100.0, 300] {
          UIView.animate(
            withDuration: x / 300, animations: { view.center.x = x },
            completion: { _ in seen.append(view.center.x) })
        }
        UIApplication.shared.runWillBegin = nil
      }
      stage.turn { driver.scrub(to: 0.9) }
      stage.turn { driver.cancel(in: 0.5, curve: .easeInEaseOut) }
      stage.world.settle()
      #expect(seen == [0, 0] && view.center.x == 0)
    }
  }
}
