import Motion
import Testing
import Timeline

struct SamplingTests {
  @Test func aValueHoldsUntilTheMomentAfterItsChange() {
    var stage = Stage()
    let view = stage.view("view", CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.timeline.record(.number(0.5), for: .opacity, of: view, at: 1)
    stage.timeline.record(.number(0.25), for: .opacity, of: view, at: 2)
    func opacity(_ time: Double, _ isAfter: Bool = false) -> Double? {
      stage.timeline.modelState(of: view, at: Moment(time, isAfter: isAfter))?.opacity
    }
    #expect(opacity(0) == 1)
    #expect(opacity(1) == 1)
    #expect(opacity(1, true) == 0.5)
    #expect(opacity(1.5) == 0.5)
    #expect(opacity(2) == 0.5)
    #expect(opacity(2.1) == 0.25)
  }

  @Test func nothingIsKnownOfALayerBeforeItExists() {
    var stage = Stage()
    let view = stage.view("late", CGRect(x: 0, y: 0, width: 10, height: 10), at: 1)
    #expect(stage.timeline.modelState(of: view, at: Moment(1)) == nil)
    #expect(stage.timeline.sample(view, at: Moment(1)) == nil)
    #expect(stage.timeline.modelState(of: view, at: Moment(1, isAfter: true)) != nil)
    #expect(stage.timeline.modelState(of: 99, at: Moment(1)) == nil)
    #expect(stage.timeline.frame(at: Moment(1)).rows.isEmpty)
  }

  @Test func anAdditiveMoveRunsOutAndEndsWithItsClock() {
    var stage = Stage()
    let view = stage.view("view", CGRect(x: 0, y: 0, width: 10, height: 10))
    let clock = stage.move(view, to: CGPoint(x: 105, y: 5), at: 1, duration: 2)
    #expect(stage.position(view, 1) == CGPoint(x: 5, y: 5))
    #expect(stage.position(view, 1, isAfter: true) == CGPoint(x: 5, y: 5))
    #expect(stage.position(view, 1.5) == CGPoint(x: 30, y: 5))
    #expect(stage.position(view, 2) == CGPoint(x: 55, y: 5))
    stage.timeline.endClock(clock, at: 2)
    #expect(stage.position(view, 2) == CGPoint(x: 55, y: 5))
    #expect(stage.position(view, 2, isAfter: true) == CGPoint(x: 105, y: 5))
  }

  @Test func anAnimationRemovedByItselfShowsTheModelFromThenOn() {
    var stage = Stage()
    let view = stage.view("view", CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = stage.fade(view, to: 0, at: 0, duration: 1)
    stage.timeline.removeAnimation(forKey: "opacity", of: view, at: 0.5)
    func alpha(_ time: Double, _ isAfter: Bool = false) -> Double? {
      stage.timeline.sample(view, at: Moment(time, isAfter: isAfter))?.alpha
    }
    #expect(alpha(0.25) == 0.75)
    #expect(alpha(0.5) == 0.5)
    #expect(alpha(0.5, true) == 0)
  }

  @Test func retargetingAddsUp() {
    var stage = Stage()
    let view = stage.view("view", CGRect(x: -5, y: -5, width: 10, height: 10))
    _ = stage.move(view, to: CGPoint(x: 100, y: 0), at: 0, duration: 1)
    _ = stage.move(view, to: CGPoint(x: 0, y: 0), at: 0.5, duration: 1)
    // Model 0, minus 100 x (1 - t), plus 100 x (1 - (t - 0.5)): the well-known standstill.
    #expect(stage.position(view, 0.5)?.x == 50)
    #expect(stage.position(view, 0.75)?.x == 50)
    #expect(abs((stage.position(view, 1.25)?.x ?? 0) - 25) < 1e-12)
  }

  @Test func aHeldClockScrubsEvenly() {
    var stage = Stage()
    let view = stage.view("view", CGRect(x: -5, y: -5, width: 10, height: 10))
    let clock = stage.move(
      view, to: CGPoint(x: 100, y: 0), at: 0, duration: 1, pacing: .curve(.easeInEaseOut))
    let held = AnimationClock.Segment(start: 0, motion: .held(local: 0.25), pace: .linear)
    stage.timeline.append(held, toClock: clock)
    #expect(abs((stage.position(view, 5)?.x ?? 0) - 25) < 1e-12)
  }

  @Test func theTimeOfALayerIsThatOfTheLayersAboveRetimed() {
    var stage = Stage()
    let parent = stage.view("parent", CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = stage.view("child", CGRect(x: 0, y: 0, width: 10, height: 10), in: parent)
    stage.timeline.setTiming(MediaTiming(speed: 0.5, timeOffset: 1), of: parent, at: 0)
    stage.timeline.setTiming(MediaTiming(beginTime: 1, speed: 4), of: child, at: 0)
    // 0.5 x 0.5 + 1 = 1.25, (1.25 - 1) x 4 = 1
    #expect(stage.timeline.localTime(of: parent, at: Moment(0.5)) == 1.25)
    #expect(stage.timeline.localTime(of: child, at: Moment(0.5)) == 1)
    #expect(stage.timeline.localTime(of: child, at: Moment(0)) == 0)
  }

  @Test func aFrozenLayerStopsWhatIsBelow() {
    var stage = Stage()
    let parent = stage.view("parent", CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = stage.view("child", CGRect(x: -5, y: -5, width: 10, height: 10), in: parent)
    _ = stage.move(child, to: CGPoint(x: 100, y: 0), at: 0, duration: 1)
    stage.timeline.setTiming(MediaTiming(speed: 0, timeOffset: 0.25), of: parent, at: 0.25)
    #expect(stage.position(child, 0.2)?.x == 20)
    #expect(stage.position(child, 0.9)?.x == 25)
  }
}
