import Testing

@testable import Motion

/// Tables T4 and T5 of the facts: progress of springs over their whole course.
@Suite struct SpringTableTests {
  /// Damping ratio, velocity, duration, frequency, progress at `fractions` of the duration.
  private let fitted: [(Double, Double, Double, Double, [Double])] = [
    (
      1, 0, 0.25, 36.933654,
      [0.236069, 0.550908, 0.671068, 0.763768, 0.883191, 0.944477, 0.974322, 0.992211, 0.997709]
    ),
    (
      0.8, 0, 0.3, 29.980989,
      [0.248595, 0.609318, 0.748367, 0.851763, 0.968790, 1.009077, 1.014985, 1.007552, 1.001810]
    ),
    (
      0.75, 0, 0.5, 18.755767,
      [0.271064, 0.657828, 0.801178, 0.902951, 1.005648, 1.028322, 1.021428, 1.006100, 0.999940]
    ),
    (
      0.7, 0, 0.4, 24.599116,
      [0.298650, 0.714647, 0.860878, 0.958168, 1.039903, 1.041133, 1.021463, 1.001726, 0.997889]
    ),
    (
      0.6, 0, 0.5, 22.066911,
      [0.373586, 0.855655, 0.998183, 1.072096, 1.085640, 1.036927, 1.001408, 0.991685, 0.998302]
    ),
    (
      0.5, 0, 1, 12.716898,
      [0.487823, 1.034971, 1.144223, 1.160347, 1.067019, 0.987155, 0.975056, 0.998849, 1.003775]
    ),
    (
      0.6, 0.5, 0.6, 18.259334,
      [0.383341, 0.859585, 0.999784, 1.072486, 1.085784, 1.037426, 1.001783, 0.991596, 0.998163]
    ),
    (
      0.8, 1, 0.5, 17.806633,
      [0.268181, 0.622689, 0.757540, 0.857498, 0.970463, 1.009349, 1.015001, 1.007621, 1.001873]
    ),
    (
      0.7, 0.3, 0.8, 12.235891,
      [0.307470, 0.719678, 0.863824, 0.959620, 1.040047, 1.041155, 1.021581, 1.001817, 0.997886]
    ),
  ]
  private let fractions = [0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.75, 0.9]

  @Test func tableT4IsMet() {
    for (ratio, velocity, duration, frequency, progress) in fitted {
      let spring = Spring(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
      #expect(abs(spring.angularFrequency - frequency) < 2e-6)
      for (fraction, y) in zip(fractions, progress) {
        #expect(abs(spring.value(at: fraction * duration) - y) < 1.5e-6)
      }
    }
  }

  /// Bounce, damping, settling time, progress at `times` with a perceptual duration of 0.5 s.
  private let perceptual: [(Double, Double, Double, [Double])] = [
    (
      0, 25.132741, 0.8,
      [0.131311, 0.357740, 0.561960, 0.715416, 0.821026, 0.890034, 0.960457, 0.986399, 0.995461]
    ),
    (
      0.15, 21.362830, 0.736651,
      [0.138210, 0.388102, 0.617685, 0.786369, 0.894509, 0.956447, 1.001617, 1.006020, 1.003073]
    ),
    (
      0.3, 17.592919, 0.862955,
      [0.145715, 0.423302, 0.685055, 0.873711, 0.984087, 1.033930, 1.039303, 1.014498, 1.000737]
    ),
    (
      0.5, 12.566371, 1.171938,
      [0.156782, 0.479612, 0.799453, 1.026972, 1.140700, 1.161461, 1.072261, 0.989822, 0.974395]
    ),
  ]
  private let times = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6]

  @Test func tableT5IsMet() {
    for (bounce, damping, settling, progress) in perceptual {
      let spring = Spring(perceptualDuration: 0.5, bounce: bounce)
      #expect(abs(spring.stiffness - 157.91367) < 1e-5)
      #expect(abs(spring.damping - damping) < 1e-6)
      #expect(abs(spring.settlingDuration - settling) < 1e-6)
      for (time, y) in zip(times, progress) {
        #expect(abs(spring.value(at: time) - y) < 1e-6)
      }
    }
    let plain: [(Double, Double)] = [
      (0.1, 0.340300), (0.2, 0.849426), (0.3, 1.124355), (0.4, 1.153123), (0.5, 1.074591),
      (0.75, 0.974152), (1, 1.002170), (1.25, 1.001426), (1.4, 0.999401),
    ]
    for (time, y) in plain { #expect(abs(Spring().value(at: time) - y) < 1e-6) }
  }

  @Test func curve7SnapsToItsEndAtHalfASecond() {
    let timing = AnimationTiming(
      duration: Spring.curve7Duration, fillMode: .both, pacing: .spring(.system))
    let device: [(Double, Double)] = [
      (0, 0), (0.025, 77.293), (0.05, 232.260), (0.075, 397.527), (0.1, 544.778),
      (0.125, 665.015), (0.15, 758.276), (0.2, 879.282), (0.25, 942.038), (0.3, 972.919),
      (0.4, 994.408), (0.45, 997.508), (0.4995, 998.892), (0.5, 1000), (0.7, 1000),
    ]
    for (time, y) in device {
      #expect(abs(1000 * (timing.progress(local: time) ?? .nan) - y) < 0.05)
    }
  }
}
