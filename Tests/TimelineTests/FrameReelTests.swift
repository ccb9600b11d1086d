import Motion
import Testing
import Timeline

struct FrameReelTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func agreesWithSamplingInAnyOrder(_ seed: UInt64) {
    let timeline = RandomTimeline.make(seed, steps: 80)
    var reel = FrameReel(timeline)
    var random = SplitMix(seed)
    for step in 0..<120 {
      let time =
        step % 3 == 0
        ? Double.random(in: 0...timeline.end, using: &random)
        : Double(step) * timeline.end / 120
      let moment = Moment(time, isAfter: step % 2 == 0)
      #expect(reel.frame(at: moment) == timeline.frame(at: moment))
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func nothingMovesWhileItSaysSo(_ seed: UInt64) {
    let timeline = RandomTimeline.make(seed, steps: 30)
    var reel = FrameReel(timeline)
    var random = SplitMix(seed)
    for step in 0..<60 {
      let time = Double(step) * (timeline.end + 2) / 60
      let frame = reel.frame(at: Moment(time))
      guard let end = reel.stillUntil else { continue }
      for _ in 0..<5 {
        let later = Double.random(in: time...max(time, min(end, time + 1)), using: &random)
        #expect(timeline.frame(at: Moment(later)).rows == frame.rows)
      }
    }
  }

  @Test func aHeldClockIsStillAndARunningOneIsNotUntilItIsOver() {
    var stage = Stage()
    let view = stage.view("view", CGRect(x: 0, y: 0, width: 10, height: 10))
    let clock = stage.move(view, to: CGPoint(x: 100, y: 0), at: 1, duration: 1)
    stage.timeline.append(.init(start: 1.5, motion: .held(local: 0.5)), toClock: clock)
    stage.timeline.append(
      .init(start: 5, motion: .running(local: 0.5, rate: 1)), toClock: clock)
    var reel = FrameReel(stage.timeline)
    func stillness(_ time: Double) -> Double? {
      _ = reel.frame(at: Moment(time))
      return reel.stillUntil
    }
    #expect(stillness(0.5) == 1)
    #expect(stillness(1.2) == nil)
    #expect(stillness(2) == 5)
    #expect(stillness(5.2) == nil)
    #expect(stillness(6) == .infinity)
  }
}
