import Testing

@testable import Motion

@Suite struct AnimationClockTests {
  @Test func aFrameShowsWhatWasCommittedBeforeIt() {
    var clock = AnimationClock(start: 1)
    clock.append(.init(start: 1.5, motion: .held(local: 0.2), pace: .linear))
    #expect(clock.local(at: 1.25) == 0.25)
    #expect(clock.reading(at: 1.5) == .init(local: 0.5, pace: .own))
    #expect(clock.reading(at: 1.5 + 5e-10) == .init(local: 0.5 + 5e-10, pace: .own))
    #expect(clock.reading(at: 1.5, isAfter: true) == .init(local: 0.2, pace: .linear))
    #expect(clock.reading(at: 1.6) == .init(local: 0.2, pace: .linear))
    #expect(clock.local(at: 0.5) == -0.5)
  }

  @Test func reversingAndPausingAppend() {
    var clock = AnimationClock(start: 0)
    clock.append(.init(start: 0.6, motion: .running(local: 0.6, rate: -1)))
    #expect(abs(clock.local(at: 1) - 0.2) < 1e-12)
    #expect(clock.time(reaching: 0, after: 0.7) == 1.2)
    clock.append(.init(start: 1, motion: .held(local: 0.2)))
    #expect(clock.time(reaching: 0, after: 1.1) == nil)
    #expect(clock.rate(at: 0.8) == -1 && clock.rate(at: 2) == 0)
    clock.append(.init(start: 2, motion: .running(local: 0.2, rate: 2)))
    #expect(abs((clock.time(reaching: 1, after: 2) ?? .nan) - 2.4) < 1e-12)
  }

  @Test func timesAreFoundAcrossSegments() {
    var clock = AnimationClock(start: 0)
    clock.append(.init(start: 0.5, motion: .held(local: 0.5)))
    clock.append(.init(start: 3, motion: .running(local: 0.5, rate: 1)))
    #expect(clock.time(reaching: 1, after: 0) == 3.5)
    #expect(clock.time(reaching: 0.4, after: 0) == 0.4)
    #expect(clock.time(reaching: 0.4, after: 4) == 4)
    #expect(clock.time(reaching: .infinity, after: 0) == nil)
  }

  @Test func theTailOfADrivenTransitionIsEased() {
    // 60 % of 0.5 s, finished at twice the speed: 0.1 s to the end.
    var clock = AnimationClock(start: 0)
    clock.append(.init(start: 0, motion: .held(local: 0.3), pace: .linear))
    clock.append(
      .init(
        start: 2, motion: .eased(from: 0.3, to: 0.5, duration: 0.1, curve: .easeInEaseOut),
        pace: .linear))
    #expect(clock.local(at: 2) == 0.3)
    #expect(abs(clock.local(at: 2.025) - (0.3 + 0.2 * 0.129161931)) < 1e-9)
    #expect(clock.local(at: 2.1) == 0.5 && clock.local(at: 9) == 0.5)
    #expect(clock.time(reaching: 0.5, after: 2) == 2.1)
    #expect(abs((clock.time(reaching: 0.4, after: 2) ?? .nan) - 2.05) < 1e-9)
    #expect(clock.time(reaching: 0.6, after: 2) == nil)
  }

  @Test func clocksSurviveCoding() throws {
    var clock = AnimationClock(start: 0.25)
    clock.append(.init(start: 1, motion: .held(local: 0.2), pace: .linear))
    #expect(try recoded(clock) == clock)
    #expect(throws: DecodingError.self) {
      try decoded(AnimationClock.self, from: #"{"segments": []}"#)
    }
  }

  @Test func mediaTimingsCompose() {
    // T9, and Apple's own example.
    let half = MediaTiming(beginTime: 0, speed: 0.5, timeOffset: 1)
    #expect(half.local(parent: 0.5) == 1.25)
    #expect(half.parent(local: 1.25) == 0.5)
    #expect(MediaTiming(speed: 0, timeOffset: 0.3).parent(local: 0.3) == nil)
    var random = Xorshift(seed: 9)
    for _ in 0..<100 {
      let chain = (0..<3).map { _ in
        MediaTiming(
          beginTime: random.number(-2...2), speed: random.number(-2...2),
          timeOffset: random.number(-2...2))
      }
      let time = random.number(-5...5)
      let folded = chain.dropFirst().reduce(chain[0]) { $1.inside($0) }
      #expect(abs(MediaTiming.local(time, through: chain) - folded.local(parent: time)) < 1e-12)
    }
    let paused = MediaTiming(speed: 0, timeOffset: 4)
    #expect(MediaTiming(beginTime: 3, speed: 2).inside(paused).local(parent: 99) == 2)
  }

  @Test func aPausedLayerShowsItsOffset() {
    // T9: layer speed 0, offset 0.3, 0 to 100 in 1 s.
    let paused = MediaTiming(speed: 0, timeOffset: 0.3)
    for (curve, value) in [(CAMediaTimingFunction.linear, 30.0), (.easeInEaseOut, 18.739591)] {
      let shown = layer(x: 100).presentation(
        applying: [(move(CGPoint(x: -100, y: 0), block(1, curve)), paused.local(parent: 8), .own)])
      #expect(abs(shown.position.x - value) < 1e-6)
    }
  }
}
