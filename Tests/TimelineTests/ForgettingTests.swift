import Motion
import Testing
import Timeline

struct ForgettingTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func whatComesAfterTheHorizonLooksTheSame(_ seed: UInt64) {
    let whole = RandomTimeline.make(seed)
    let horizon = whole.end * Double(seed % 10) / 10
    var short = whole
    _ = short.forget(before: horizon, isEager: true)
    for step in 0...30 {
      let time = horizon + (whole.end - horizon) * Double(step) / 30
      let moment = Moment(time, isAfter: step % 2 == 0)
      #expect(short.frame(at: moment) == whole.frame(at: moment))
      for layer in whole.layers.indices {
        #expect(short.sample(layer, at: moment) == whole.sample(layer, at: moment))
      }
    }
    #expect(short.horizon == horizon)
    #expect(short.encoded().utf8.count <= whole.encoded().utf8.count + 30)
  }

  @Test func memoryOfARunWithoutEndIsFlat() {
    var stage = Stage()
    let still = stage.view("still", CGRect(x: 0, y: 0, width: 10, height: 10))
    var dead: [Int] = []
    var largest = 0
    for turn in 0..<5000 {
      let time = Double(turn)
      let sheet = stage.view("sheet", CGRect(x: 0, y: 0, width: 10, height: 10), at: time)
      _ = stage.view("title", CGRect(x: 0, y: 0, width: 1, height: 1), in: sheet, at: time)
      let clock = stage.move(sheet, to: CGPoint(x: time, y: 0), at: time, duration: 0.3)
      stage.timeline.events.append(Event(time: time, name: .viewDidAppear, object: "Sheet"))
      stage.timeline.endClock(clock, at: time + 0.3)
      stage.timeline.setChildren([still], of: stage.window, at: time + 0.5)
      dead += [sheet] + stage.timeline.children(of: sheet, at: Moment(time + 1))
      stage.timeline.end = time + 0.5
      dead = stage.timeline.forget(before: time - 1, dead: dead)
      largest = max(largest, stage.timeline.layers.count)
    }
    #expect(largest < 300)
    #expect(stage.timeline.clocks.count < 300)
    #expect(stage.timeline.events.count < 300)
    #expect(dead.count < 300)
    #expect(stage.timeline.frame(at: Moment(4999.2)).rows.count == 3)
    #expect(stage.timeline.encoded().utf8.count < 200_000)
  }

  @Test func aDeadLayerStaysWhileItCanBeSeen() {
    var stage = Stage()
    let view = stage.view("view", CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = stage.view("child", CGRect(x: 0, y: 0, width: 10, height: 10), in: view)
    stage.timeline.setChildren([], of: stage.window, at: 1)
    stage.timeline.end = 3
    #expect(
      stage.timeline.forget(before: 0.5, dead: [view, child], isEager: true) == [view, child])
    #expect(stage.timeline.forget(before: 2, dead: [child], isEager: true) == [child])
    #expect(stage.timeline.forget(before: 2, dead: [view, child], isEager: true).isEmpty)
    #expect(stage.timeline.layers[view] == nil && stage.timeline.layers[child] == nil)
    let next = stage.view("next", CGRect(x: 0, y: 0, width: 10, height: 10), at: 3)
    #expect(next == view || next == child)
  }

  @Test func anEndlessAnimationKeepsItsClock() {
    var stage = Stage()
    let view = stage.view("view", CGRect(x: -5, y: -5, width: 10, height: 10))
    let clock = stage.move(view, to: CGPoint(x: 100, y: 0), at: 0, duration: 10)
    for step in 1...20 {
      let held = AnimationClock.Segment(
        start: Double(step), motion: .held(local: Double(step) / 4), pace: .linear)
      stage.timeline.append(held, toClock: clock)
    }
    let before = stage.position(view, 15.5)
    _ = stage.timeline.forget(before: 15, isEager: true)
    #expect(stage.position(view, 15.5) == before)
    #expect(stage.timeline.clocks[clock]?.clock.segments.count == 7)
  }
}
