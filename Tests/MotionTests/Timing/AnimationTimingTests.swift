import Testing

@testable import Motion

@Suite struct AnimationTimingTests {
  private func x(_ timing: AnimationTiming, _ time: Double) -> Double {
    guard let progress = timing.progress(local: time) else { return .nan }
    return 100 * progress
  }

  /// Table T9.
  @Test func thereAndBackEndsWhereItBegan() {
    let timing = AnimationTiming(duration: 1, autoreverses: true)
    for (time, value) in [(0.5, 50.0), (1, 100), (1.5, 50), (1.999, 0.1)] {
      #expect(abs(x(timing, time) - value) < 1e-9)
    }
    #expect(timing.progress(local: 2) == nil)
    #expect(timing.end == 2)
  }

  @Test func cyclesCountThereAndBackAsOne() {
    let timing = AnimationTiming(
      duration: 1, repeatCount: 2.5, autoreverses: true, fillMode: .forwards)
    #expect(timing.end == 5)
    #expect(x(timing, 4.25) == 25)
    #expect(x(timing, 5) == 100)
    let limited = AnimationTiming(
      duration: 1, repeatDuration: 2.5, autoreverses: true, fillMode: .forwards)
    #expect(limited.end == 2.5 && x(limited, 2.75) == 50)
  }

  @Test func anInnerBoundaryBeginsTheNextCycleAndTheEndDoesNot() {
    let timing = AnimationTiming(duration: 0.1, repeatCount: 3, fillMode: .forwards)
    #expect(timing.sample(local: 0.1)?.progress == 0 && timing.sample(local: 0.1)?.cycle == 1)
    #expect(timing.sample(local: 0.1 + 0.1)?.cycle == 2)
    #expect(timing.sample(local: 0.1 + 0.1 + 0.1)?.progress == 1)
    #expect(timing.sample(local: 0.3)?.cycle == 2)
    #expect(AnimationTiming(duration: 1, repeatCount: .infinity).end == .infinity)
  }

  @Test func theWayBackMirrorsTheCurve() {
    let timing = AnimationTiming(duration: 1, autoreverses: true, pacing: .curve(.easeIn))
    for step in 1..<20 {
      let t = Double(step) / 20
      #expect(abs(x(timing, t) - x(timing, 2 - t)) < 1e-9)
    }
  }

  @Test func fillModesSayWhatShowsOutside() {
    for mode in CAMediaTimingFillMode.allCases {
      let timing = AnimationTiming(delay: 1, duration: 1, fillMode: mode)
      #expect((timing.progress(local: 0.5) == 0) == (mode == .both || mode == .backwards))
      #expect((timing.progress(local: 2) == 1) == (mode == .both || mode == .forwards))
      #expect(timing.progress(local: 1.5) == 0.5)
    }
  }

  @Test func speedAndOffset() {
    let fast = AnimationTiming(delay: 1, duration: 2, speed: 2)
    #expect(fast.end == 2 && fast.progress(local: 1.5) == 0.5)
    let still = AnimationTiming(duration: 2, speed: 0, timeOffset: 0.5)
    #expect(still.progress(local: 7) == 0.25 && still.end == .infinity)
    // Plays its full length from the offset on; what was skipped comes last.
    let ahead = AnimationTiming(duration: 2, timeOffset: 0.5)
    #expect(ahead.progress(local: 0) == 0.25 && ahead.progress(local: 1.75) == 0.125)
    #expect(ahead.end == 2)
    let backwards = AnimationTiming(duration: 2, speed: -1, timeOffset: 2)
    #expect(backwards.progress(local: 0) == 1 && backwards.progress(local: 1) == 0.5)
    #expect(backwards.end == 2)
  }

  @Test func aGroupCutsItsChildrenOff() {
    let group = AnimationTiming(delay: 1, duration: 5, fillMode: .both)
    let long = AnimationTiming(duration: 10, parent: group)
    #expect(long.progress(local: 3.5) == 0.25)
    #expect(long.progress(local: 6) == 0.5 && long.end == 6)
    let filling = AnimationTiming(duration: 0, fillMode: .both, parent: group)
    #expect(filling.progress(local: 3.5) == 0.5)
    let quick = AnimationTiming(speed2: group)
    #expect(quick.progress(local: 1.25) == 0.25)
    let late = AnimationTiming(delay: 2, duration: 2, parent: group)
    #expect(late.progress(local: 2) == nil && late.progress(local: 4) == 0.5)
    #expect(late.progress(local: 5.5) == nil)
  }

  @Test func nothingLastsNoTime() {
    let instant = AnimationTiming(duration: 0, fillMode: .both)
    #expect(instant.progress(local: 0) == 1 && instant.end == 0)
  }
}

extension AnimationTiming {
  /// A child of 2 s in a group that runs twice as fast.
  fileprivate convenience init(speed2 group: AnimationTiming) {
    self.init(
      duration: 2,
      parent: AnimationTiming(
        delay: group.delay, duration: group.duration, speed: 2, fillMode: .both))
  }
}
