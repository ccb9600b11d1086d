import Glibc
import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// Fingers on scroll views: measured 1.7.
struct ScrollDragTests {
  @Test("a finger's first 10 points are absorbed: 200 points scroll by 190, on whole pixels")
  func slopIsAbsorbed() {
    let it = ScrollStage()
    it.drag(by: 200, hold: 0.2)
    #expect(it.y == 190)
    it.world.settle()
    #expect(it.y == 190)
    for offset in it.log.offsets {
      #expect(abs(offset.y * 3 - (offset.y * 3).rounded()) < 1e-9 && offset.x == 0)
    }
  }

  @Test("a drag that ends at rest tells its beginning and its end, and nothing decelerates")
  func calls() {
    let it = ScrollStage()
    it.drag(by: 200, hold: 0.2)
    it.world.settle()
    #expect(it.log.calls == ["willBegin", "scroll", "willEnd", "didEnd"])
    #expect(it.log.velocity == .zero && it.log.target == CGPoint(x: 0, y: 190))
    #expect(!it.scroll.isDragging && !it.scroll.isTracking && !it.scroll.isDecelerating)
  }

  @Test("a fling tells UIKit's calls in UIKit's order, with points a millisecond")
  func flingCalls() {
    let it = ScrollStage()
    it.drag(by: 200, velocity: 1500)
    #expect(it.scroll.isDecelerating && !it.scroll.isDragging)
    it.world.settle()
    #expect(
      it.log.calls == [
        "willBegin", "scroll", "willEnd", "didEnd, decelerates", "willDecelerate", "scroll",
        "didDecelerate",
      ])
    let velocity = it.log.velocity ?? .zero
    #expect(abs(velocity.y - 1.5) < 1e-9 && velocity.x == 0)
    #expect(!it.scroll.isDecelerating)
  }

  @Test(
    "a fling goes as far and as long as was measured",
    arguments: [
      (750.0, 369.3, 2.157), (1500, 743.5, 2.503), (3000, 1492.0, 2.849), (4875, 2427.6, 3.092),
    ])
  func flingsMeetTheTable(_ velocity: Double, _ travel: Double, _ duration: Double) {
    let it = ScrollStage()
    it.drag(by: velocity * 0.1 + 50, from: 700, velocity: velocity)
    let (start, lift) = (it.y, it.world.now)
    #expect(it.log.velocity.map { abs($0.y - velocity / 1000) < 1e-6 } == true)
    it.world.settle()
    #expect(abs(it.y - start - travel) < 0.3)
    #expect(it.log.target?.y == it.y)
    let end = it.world.timeline.events.last { $0.name == .scrollViewDidEndDecelerating }?.time
    #expect(end.map { abs($0 - lift - duration) < 6e-4 } == true)
  }

  @Test("a fling is exact at any time: the offset on whole pixels, the screen one frame later")
  func flingsAreExact() {
    let it = ScrollStage()
    it.drag(by: 300, velocity: 2000)
    let (start, lift) = (it.y, it.world.now)
    let begin = lift + 1.0 / 60
    let coasting = Deceleration(velocity: 2000)
    for _ in 0..<30 {
      it.world.step()
      #expect(abs(it.y - start - coasting.scrolled(after: it.world.now - lift)) <= 1.0 / 6 + 1e-9)
    }
    for step in 1...40 {
      let time = begin + Double(step) * 0.0123
      guard let shown = it.shownY(at: time) else {
        Issue.record("nothing shows")
        continue
      }
      #expect(abs(-shown - start - coasting.scrolled(after: time - begin)) < 1e-9)
    }
  }

  @Test("60 and 120 frames a second show a fling at the same places at common times")
  func rateDoesNotMatter() throws {
    let stages = [60.0, 120].map { ScrollStage(fps: $0) }
    for it in stages {
      it.stage.turn { it.scroll.contentOffset = CGPoint(x: 0, y: 3000) }
      it.world.advance(to: 1)
      let finger = it.world.bind { Finger() }
      // The same samples at both rates, at 60 a second.
      for index in 0...12 {
        it.world.advance(to: 1 + Double(index) / 60)
        let point = CGPoint(x: 195, y: 200 + 30 * Double(index))
        it.stage.turn { index == 0 ? finger.down(at: point) : finger.move(to: point) }
      }
      it.stage.turn { finger.up() }
      it.world.advance(to: 5)
    }
    for frame in 80..<300 {
      let time = Double(frame) / 60
      let (a, b) = (stages[0].shownY(at: time), stages[1].shownY(at: time))
      #expect(try #require(a) == #require(b))
    }
    #expect(stages[0].y == stages[1].y)
  }

  @Test("a saved timeline shows a fling, its bounce and an animated scroll at any time")
  func savedIsTheSame() throws {
    let it = ScrollStage(size: CGSize(width: 390, height: 1200))
    it.drag(by: 300, velocity: 3000)
    it.world.advance(by: 0.7)
    it.stage.turn { it.scroll.setContentOffset(CGPoint(x: 0, y: 10), animated: true) }
    it.world.settle()
    let timeline = it.world.timeline
    let again = try Timeline(decoding: timeline.encoded())
    #expect(again == timeline)
    for step in 0...500 {
      let moment = Moment(Double(step) * timeline.end / 500)
      #expect(again.frame(at: moment) == timeline.frame(at: moment))
    }
  }

  @Test(
    "content pulled beyond its edge follows as on a rubber band: dim (1 - 1 / (0.55 x / dim + 1))")
  func edgesStretch() {
    let it = ScrollStage()
    it.drag(by: -210, from: 300, hold: 0.2)
    #expect(abs(it.y + 844 * (1 - 1 / (0.55 * 200 / 844 + 1))) <= 1.0 / 6)
    let (pulled, begin) = (it.y, it.world.now + 1.0 / 60)
    for tenth in 1...5 {
      let t = Double(tenth) / 10
      it.world.advance(to: begin + t + 1e-4)
      let way = pulled * (46 * exp(-9 * t) - 9 * exp(-46 * t)) / 37
      #expect(it.shownY(at: begin + t).map { abs($0 + way) < 1e-6 } == true)
    }
    it.world.settle()
    #expect(it.y == 0)
    #expect(
      it.log.milestones == [
        "willBegin", "willEnd", "didEnd, decelerates", "willDecelerate", "didDecelerate",
      ])
  }

  @Test("a fling that meets the edge swings beyond it and comes back")
  func flingsBounce() {
    let it = ScrollStage(size: CGSize(width: 390, height: 1244))
    it.drag(by: 300, velocity: 3000)
    it.world.settle()
    #expect(it.y == 400)
    let farthest = it.log.offsets.map(\.y).max() ?? 0
    let travel = 400 - 290.0
    let velocity = 3000 * (1 - travel / 1497)
    // Ticks are a sixtieth apart: the farthest one is just below the peak.
    #expect(abs(farthest - 400 - velocity / (11 * M_E)) < 1.5)
  }

  @Test("without bounces content stops at its edges")
  func nothingBounces() {
    let it = ScrollStage(size: CGSize(width: 390, height: 1244))
    it.stage.turn { it.scroll.bounces = false }
    it.drag(by: -100)
    #expect(it.y == 0)
    it.drag(by: 300, velocity: 3000)
    it.world.settle()
    #expect(it.y == 400 && it.log.offsets.allSatisfy { $0.y >= 0 && $0.y <= 400 })
  }

  @Test("content that all shows is not dragged unless it always bounces")
  func shortContentStays() {
    let it = ScrollStage(size: CGSize(width: 390, height: 500))
    it.drag(by: -100)
    #expect(it.y == 0 && it.log.calls.isEmpty)
    it.stage.turn { it.scroll.alwaysBounceVertical = true }
    it.drag(by: -100, hold: 0.2)
    #expect(it.y < 0)
    it.world.settle()
    #expect(it.y == 0)
    it.stage.turn { it.scroll.isScrollEnabled = false }
    it.drag(by: -100, hold: 0.2)
    #expect(it.y == 0)
  }

  @Test("a drag on content that was given no size is told, once")
  func missingSizesAreTold() {
    let it = ScrollStage(size: .zero)
    it.drag(by: 100)
    it.drag(by: 100)
    #expect(it.stage.findings == ["content-size-missing"] && it.y == 0)
  }

  @Test("a drag across a list that only goes down does not move it")
  func acrossIsNothing() {
    let it = ScrollStage()
    it.stage.drag(CGPoint(x: 300, y: 400), CGPoint(x: 100, y: 380))
    #expect(it.y == 0 && it.log.calls.isEmpty)
  }

  @Test("a directional lock keeps a drag on the axis on which it begins")
  func directionsLock() {
    let it = ScrollStage(size: CGSize(width: 2000, height: 2000))
    it.stage.drag(CGPoint(x: 300, y: 600), CGPoint(x: 240, y: 400)) { $0.hold = 0.2 }
    #expect(it.scroll.contentOffset.x > 0 && it.y > 0)
    it.stage.turn {
      it.scroll.contentOffset = .zero
      it.scroll.isDirectionalLockEnabled = true
    }
    it.stage.drag(CGPoint(x: 300, y: 600), CGPoint(x: 240, y: 400)) { $0.hold = 0.2 }
    #expect(it.scroll.contentOffset.x == 0 && it.y > 150)
  }
}
