import Glibc
import Testing

@testable import Motion

@Suite struct SpringTests {
  /// Progress and velocity by 4th order Runge-Kutta in tiny steps: knows only the law of motion,
  /// m x'' = k (1 - x) - c x'.
  private func integrate(_ spring: Spring, to time: Double, damping: Double) -> (Double, Double) {
    let steps = 40_000
    let h = time / Double(steps)
    var (x, v) = (0.0, spring.initialVelocity)
    func push(_ x: Double, _ v: Double) -> Double {
      (spring.stiffness * (1 - x) - damping * v) / spring.mass
    }
    for _ in 0..<steps {
      let (v1, a1) = (v, push(x, v))
      let (v2, a2) = (v + h / 2 * a1, push(x + h / 2 * v1, v + h / 2 * a1))
      let (v3, a3) = (v + h / 2 * a2, push(x + h / 2 * v2, v + h / 2 * a2))
      let (v4, a4) = (v + h * a3, push(x + h * v3, v + h * a3))
      x += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      v += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
    }
    return (x, v)
  }

  @Test func theClosedFormIsTheMotion() {
    let springs = [
      Spring(), Spring(mass: 2, stiffness: 300, damping: 10, initialVelocity: 3),
      Spring(mass: 1, stiffness: 100, damping: 20),
      Spring(mass: 1, stiffness: 100, damping: 20, initialVelocity: -4),
      Spring(mass: 1, stiffness: 100, damping: 45, initialVelocity: 1, allowsOverdamping: true),
      Spring(duration: 0.5, dampingRatio: 0.8), Spring(perceptualDuration: 0.5, bounce: -0.3),
    ]
    for spring in springs {
      for time in [0.05, 0.2, 0.5, 1.0] {
        let (x, v) = integrate(spring, to: time, damping: spring.damping)
        #expect(abs(spring.value(at: time) - x) < 1e-9)
        #expect(abs(spring.velocity(at: time) - v) < 1e-7)
      }
    }
  }

  @Test func frictionAboveCriticalIsEvaluatedAsCritical() {
    let spring = Spring.system
    let critical = 2 * (spring.stiffness * spring.mass).squareRoot()
    for time in [0.1, 0.25, 0.4] {
      let (x, _) = integrate(spring, to: time, damping: critical)
      #expect(abs(spring.value(at: time) - x) < 1e-9)
    }
    #expect(abs(spring.dampingRatio - 4.564) < 1e-3)
    #expect(abs(spring.angularFrequency - 18.257419) < 1e-6)
  }

  @Test func theSpringOfTheSystemSettlesAfterSixTenths() {
    #expect(UISpringTimingParameters().duration(requested: 9) == 0.6)
    #expect(abs(Spring(perceptualDuration: 0.5, bounce: 0).settlingDuration - 0.8) < 1e-9)
    #expect(Spring(damping: 0).settlingDuration == .infinity)
    #expect(Spring(mass: 1, stiffness: 100, damping: 20).settlingDuration == 1)
    #expect(Spring(mass: 1, stiffness: 100, damping: 100).settlingDuration == 1)
  }

  @Test func tableT3IsMet() {
    let rows: [(Spring, Double, Double)] = [
      (Spring(), 0.001, 1.4727003346780927),
      (Spring(damping: 1), 0.001, 13.91321015404625),
      (Spring(perceptualDuration: 1, bounce: 0.5), 0.001, 2.3438753795710707),
      (Spring(response: 0.5, dampingRatio: 0.8), 0.001, 0.7714094006693448),
      (Spring(response: 1.5, dampingRatio: 0.3), 0.001, 5.71461784505134),
      (Spring(response: 0.6, dampingRatio: 0.7), 0.005, 0.8159891974978289),
      (Spring(response: 0.5, dampingRatio: 0.6), 0.005, 0.7769325148649515),
      (Spring(stiffness: 1, damping: 1, initialVelocity: 0.1), 0.005, 11.35608158495006),
      (Spring(stiffness: 1, damping: 1, initialVelocity: 0.1), 0.1, 5.364617037842078),
    ]
    for (spring, epsilon, seconds) in rows {
      #expect(abs(spring.settlingDuration(epsilon: epsilon) - seconds) < 1e-9)
    }
  }

  /// Measured A10: ratio, duration, velocity, stiffness.
  @Test func probedStiffnessIsMet() {
    let rows: [(Double, Double, Double, Double)] = [
      (0.35, 1, 0, 286.409428), (0.6, 0.8, 0, 190.214275), (0.1, 1, 0, 2125.390128),
      (0.2, 1, 0, 707.221789), (0.5, 1, 0, 161.719503), (0.8, 1, 0, 80.897372),
      (0.9, 1, 0, 71.924729), (0.99, 1, 0, 80.025182), (0.5, 0.3, 0, 1796.883361),
      (0.5, 0.5, 0, 646.878010), (0.5, 2, 0, 40.429876), (1, 1, 0, 85.255929),
      (1, 1, 1, 83.138036), (0.5, 1, 0.25, 159.672338), (0.5, 1, 1, 152.868414),
      (0.5, 1, 1.5, 147.616020), (0.5, 1, -2, 175.422412),
    ]
    for (ratio, duration, velocity, stiffness) in rows {
      let spring = Spring(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
      #expect(abs(spring.stiffness - stiffness) < 2e-6 * stiffness, "\(ratio) \(duration)")
      #expect(spring.mass == 1)
      #expect(abs(spring.dampingRatio - ratio) < 1e-12)
    }
  }

  /// Measured A6 and A8: the closed forms without velocity.
  @Test func theFitMeetsTheClosedForms() {
    for ratio in stride(from: 0.05, through: 0.95, by: 0.05) {
      for duration in [0.2, 0.35, 0.5, 1, 3] {
        let w = log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * duration)
        let spring = Spring(duration: duration, dampingRatio: ratio)
        #expect(abs(spring.angularFrequency - w) < 2e-4 * w)
      }
    }
    let critical = Spring(duration: 1, dampingRatio: 1)
    #expect(abs(critical.angularFrequency - 9.2334134764515865) < 1e-9)
  }

  /// Measured A11: 50 to 150 in 0.8 s at ratio 0.6; 40 to 160 in 1 s at ratio 0.35.
  @Test func goldenFramesAreMet() {
    let first = Spring(duration: 0.8, dampingRatio: 0.6)
    for (time, x) in [(0.15, 130.98), (0.3, 159.39), (0.45, 151.06), (0.6, 149.06)] {
      #expect(abs(50 + 100 * first.value(at: time) - x) < 0.17)
    }
    let second = Spring(duration: 1, dampingRatio: 0.35)
    for (time, x) in [(0.3, 166.65), (0.45, 152.12), (0.6, 163.52), (0.8, 158.94)] {
      #expect(abs(40 + 120 * second.value(at: time) - x) < 0.17)
    }
  }

  @Test func durationsAreFittedWithinUIKitsRange() {
    #expect(Spring(duration: 0, dampingRatio: 0.8) == Spring(duration: 0.01, dampingRatio: 0.8))
    #expect(Spring(duration: 30, dampingRatio: 0.8) == Spring(duration: 10, dampingRatio: 0.8))
    #expect(Spring(duration: 1, dampingRatio: 4) == Spring(duration: 1, dampingRatio: 1))
  }

  @Test func perceptualDurationAndBounceComeBack() {
    for bounce in [-0.5, -0.1, 0, 0.15, 0.3, 0.9] {
      let spring = Spring(perceptualDuration: 0.7, bounce: bounce)
      #expect(abs(spring.perceptualDuration - 0.7) < 1e-12)
      #expect(abs(spring.bounce - bounce) < 1e-12)
    }
    #expect(abs(Spring().bounce - 0.5) < 1e-12)
  }

  @Test func springParametersAreVectors() {
    let fitted = UISpringTimingParameters(
      dampingRatio: 0.7, initialVelocity: CGVector(dx: 1, dy: -2))
    #expect(fitted.duration(requested: 0.4) == 0.4)
    #expect(fitted.spring(duration: 0.4).initialVelocity == 1)
    #expect(fitted.verticalSpring(duration: 0.4).initialVelocity == -2)
    let physical = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(physical.duration(requested: 5) - 1.4727003346780927) < 1e-12)
  }

  @Test func withoutAMassOrWithoutSenseItIsThereAtOnce() {
    for spring in [Spring(mass: 0), Spring(mass: -1), Spring(stiffness: -1), Spring(mass: .nan)] {
      #expect(spring.value(at: 0) == 0 && spring.value(at: 1e-9) == 1)
      #expect(spring.velocity(at: 0.5) == 0)
    }
    // Nothing pulls: it goes on with its velocity.
    let free = Spring(stiffness: 0, damping: 0, initialVelocity: 2)
    #expect(free.value(at: 0.25) == 0.5)
  }
}
