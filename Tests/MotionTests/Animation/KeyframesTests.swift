import Testing

@testable import Motion

@Suite struct KeyframesTests {
  private func frames(
    _ values: [Double], _ times: [Double] = [], _ mode: Keyframes.CalculationMode = .linear
  ) -> Keyframes {
    Keyframes(values: values.map { .number($0) }, keyTimes: times, calculationMode: mode)
  }

  private func value(_ frames: Keyframes, _ progress: Double) -> Double {
    frames.value(at: progress)?.asNumber ?? .nan
  }

  /// Table T8: one frame of a tenth of 10 s, alpha 1 to 0, the whole eased.
  @Test func tableT8IsMet() {
    let fade = frames([1, 0, 0], [0, 0.1, 1])
    let shown: [(Double, Double)] = [
      (0.5, 0.951703), (1, 0.802775), (1.5, 0.547897), (2, 0.183401), (2.2, 0.006585),
    ]
    for (time, alpha) in shown {
      let progress = block(10, .easeInEaseOut).progress(local: time) ?? .nan
      #expect(abs(value(fade, progress) - alpha) < 1e-6)
    }
    let reached = CAMediaTimingFunction.easeInEaseOut.fraction(reaching: 0.1)
    #expect(abs(10 * (reached ?? .nan) - 2.2071) < 1e-4)
    #expect(value(fade, 0.05) == 0.5 && value(fade, 0.1) == 0)
    let there = frames([0, 100, 50], [0, 0.5, 1])
    let rows: [(Double, Double)] = [
      (0.25, 6.222810), (0.5, 25.832386), (0.75, 58.554160), (1, 100), (1.25, 79.277080),
      (1.5, 62.916193), (1.75, 53.111405),
    ]
    for (time, x) in rows {
      let progress = block(2, .easeInEaseOut).progress(local: time) ?? .nan
      #expect(abs(value(there, progress) - x) < 1e-6)
    }
  }

  @Test func keyTimesThatAreNotValidAreEven() {
    #expect(abs(value(frames([0, 10, 100], [0, 0.8, 1]), 0.25) - 3.125) < 1e-12)
    let wrong: [[Double]] = [
      [0, 1], [-1, 0.5, 1], [0.2, 0.5, 1], [0, 0.5, 0.8], [0, 0.75, 0.5], [0, .nan, 1],
    ]
    for times in wrong { #expect(value(frames([0, 10, 100], times), 0.25) == 5) }
  }

  @Test func equalKeyTimesJump() {
    let jump = frames([0, 10, 50, 60], [0, 0.5, 0.5, 1])
    #expect(value(jump, 0.25) == 5)
    #expect(value(jump, 0.5) == 50)
    #expect(value(jump, 0.75) == 55)
    #expect(value(frames([0, 10, 20], [0, 1, 1]), 1) == 20)
  }

  @Test func discreteValuesAreHeld() {
    let two = frames([10, 20], [0, 0.25, 1], .discrete)
    #expect(value(two, 0.2) == 10 && value(two, 0.3) == 20 && value(two, 1) == 20)
    #expect(value(frames([10, 20], [0, 1], .discrete), 0.3) == 10)
  }

  @Test func pacedValuesTakeTimeInProportion() {
    let paced = frames([0, 10, 40], [0, 0.9, 1], .paced)
    #expect(value(paced, 0.25) == 10)
    #expect(value(paced, 0.5) == 20)
    #expect(value(frames([5, 5, 5], [], .paced), 0.4) == 5)
  }

  @Test func cubicValuesFollowCatmullAndRom() {
    // (2 p1 + (p2 - p0) u + (2 p0 - 5 p1 + 4 p2 - p3) u^2 + (3 p1 - p0 - 3 p2 + p3) u^3) / 2
    let p = [0.0, 40, 10, 100]
    let cubic = frames(p, [], .cubic)
    for step in 0...10 {
      let u = Double(step) / 10
      let linear = 2 * p[1] + (p[2] - p[0]) * u
      let square = (2 * p[0] - 5 * p[1] + 4 * p[2] - p[3]) * u * u
      let cube = (3 * p[1] - p[0] - 3 * p[2] + p[3]) * u * u * u
      #expect(abs(value(cubic, (1 + u) / 3) - (linear + square + cube) / 2) < 1e-10)
    }
    for (index, y) in p.enumerated() {
      #expect(abs(value(cubic, Double(index) / 3) - y) < 1e-10)
    }
  }

  @Test func tensionStraightensAndBiasLeans() {
    var tight = frames([0, 40, 10, 100], [], .cubic)
    tight.tensionValues = [1, 1, 1, 1]
    // Full tension: no tangents, so each segment eases between its ends.
    #expect(abs(value(tight, 0.5) - 25) < 1e-12)
    #expect(abs(value(tight, 1.0 / 3 + 0.25 / 3) - (40 - 30 * (3 * 0.0625 - 2 * 0.015625))) < 1e-10)
    var leaning = frames([0, 10, 30], [], .cubic)
    leaning.biasValues = [0, 1, 0]
    // Full bias at the middle: its tangent is the step before it, 10; at the start half a step, 5.
    #expect(abs(value(leaning, 0.25) - (5 + (5.0 - 10) / 8)) < 1e-12)
  }

  @Test func cubicPacedRunsEvenly() {
    let values: [LayerValue] = [
      .point(.zero), .point(CGPoint(x: 50, y: 80)), .point(CGPoint(x: 60, y: 0)),
      .point(CGPoint(x: 200, y: 10)),
    ]
    let frames = Keyframes(values: values, calculationMode: .cubicPaced)
    let points = (0...200).compactMap { frames.value(at: Double($0) / 200)?.asPoint }
    let steps = zip(points, points.dropFirst()).map { $0.distance(to: $1) }
    let mean = steps.reduce(0, +) / Double(steps.count)
    #expect(steps.allSatisfy { abs($0 - mean) < 0.05 * mean })
    #expect(points.count == 201)
  }

  @Test func pathsTakeEqualTimesOrEqualSpeed() {
    var path = CGPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 90))
    func at(_ mode: Keyframes.CalculationMode, _ progress: Double, _ times: [Double] = [])
      -> CGPoint?
    {
      Keyframes(values: [], keyTimes: times, calculationMode: mode, path: path)
        .value(at: progress)?.asPoint
    }
    #expect(at(.linear, 0.25) == CGPoint(x: 5, y: 0))
    #expect(at(.paced, 0.25) == CGPoint(x: 10, y: 15))
    #expect(at(.paced, 0.5) == CGPoint(x: 10, y: 40))
    #expect(at(.discrete, 0.75) == CGPoint(x: 10, y: 0))
    #expect(isNear(at(.linear, 0.25, [0, 0.8, 1]) ?? .zero, CGPoint(x: 3.125, y: 0)))
    path.closeSubpath()
    #expect(isNear(at(.linear, 5.0 / 6) ?? .zero, CGPoint(x: 5, y: 45)))
  }

  @Test func curvesOfAPathAreRunByParameterOrByLength() {
    var path = CGPath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100),
      control2: CGPoint(x: 100, y: 100))
    let linear = Keyframes(values: [], path: path)
    #expect(linear.value(at: 0.25)?.asPoint == CGPoint(x: 15.625, y: 56.25))
    let paced = Keyframes(values: [], calculationMode: .paced, path: path)
    let points = (0...100).compactMap { paced.value(at: Double($0) / 100)?.asPoint }
    let steps = zip(points, points.dropFirst()).map { $0.distance(to: $1) }
    #expect(steps.allSatisfy { abs($0 - path.length / 100) < 1e-3 * path.length })
  }

  @Test func eachSegmentHasItsOwnPace() {
    var eased = frames([0, 100, 200])
    eased.timingFunctions = [.easeIn, .linear]
    #expect(abs(value(eased, 0.25) - 31.5356813) < 1e-6)
    #expect(value(eased, 0.75) == 150)
  }

  @Test func whatIsNoProgressIsStillAPlace() {
    for mode in Keyframes.CalculationMode.allCases {
      for progress in [Double.nan, .infinity, -.infinity, 1e300, -3, 7] {
        #expect(frames([0, 10, 20], [], mode).value(at: progress) != nil)
      }
    }
  }

  @Test func oneValueStaysAndNoneShowsNothing() {
    #expect(value(frames([7]), 0.3) == 7)
    #expect(frames([]).value(at: 0.3) == nil)
    let nothing = Animation(
      AnimationKeyPath(.opacity), .keyframes(frames([])), timing: block(1))
    #expect(LayerState().presentation(applying: [(nothing, 0.5, .own)]) == LayerState())
  }
}
