import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// Content that goes by itself, and what programs do about it.
struct ScrollMotionTests {
  @Test("setContentOffset animated takes 0.3 s, eased, and tells of every frame and of its end")
  func animatedOffsets() {
    let it = ScrollStage()
    it.world.advance(to: 1)
    it.stage.turn { it.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
    #expect(it.y == 0 && it.log.calls.isEmpty)
    it.world.advance(to: 1.15)
    #expect(it.y == 150)
    it.world.settle()
    #expect(it.y == 300 && it.log.calls == ["scroll", "didAnimate"])
    #expect(it.log.offsets.count == 18)
    // Table T1: easeInEaseOut at .25 is .129161931; the screen shows it one frame later.
    #expect(it.shownY(at: 1.075 + 1.0 / 60).map { abs($0 + 300 * 0.129161931) < 1e-5 } == true)
    let end = it.world.timeline.events.last { $0.name == .scrollViewDidEndScrollingAnimation }
    #expect(end.map { abs($0.time - 1.3) < 1e-9 } == true)
  }

  @Test("an offset that is there already is no animation: nobody is told of an end")
  func sameOffsetIsNothing() {
    let it = ScrollStage()
    it.stage.turn { it.scroll.setContentOffset(.zero, animated: true) }
    it.world.settle()
    #expect(it.log.calls.isEmpty && it.world.now < 0.1)
  }

  @Test("a block around an animated scroll makes nothing of its own (C51)")
  func blocksAroundScrolls() {
    let it = ScrollStage()
    var completed: Double?
    it.world.advance(to: 1)
    it.stage.turn {
      UIView.animate(withDuration: 2) {
        it.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      } completion: { _ in
        completed = it.world.now
      }
    }
    it.world.settle()
    #expect(completed == 1)
    #expect(it.stage.findings == ["nothing-animated"])
  }

  @Test("a touch stops content that decelerates; the tap is for nothing else")
  func touchesStop() {
    let it = ScrollStage()
    let button = it.world.bind { UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 6000)) }
    var taps = 0
    it.stage.turn {
      it.scroll.addSubview(button)
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    }
    it.drag(by: 200, velocity: 1500)
    it.world.advance(by: 0.5)
    let shown = it.scroll.contentOffset
    it.stage.tap(CGPoint(x: 195, y: 400))
    it.world.settle()
    #expect(abs(it.y - shown.y) < 1e-9 && taps == 0)
    #expect(it.log.milestones.last == "didDecelerate")
    it.stage.tap(CGPoint(x: 195, y: 400))
    it.world.settle()
    #expect(taps == 1)
  }

  @Test("the delegate may choose where a fling comes to rest")
  func targetsCanBeChosen() {
    for wanted in [400.0, 2000] {
      let it = ScrollStage()
      it.log.wanted = CGPoint(x: 0, y: wanted)
      it.drag(by: 200, velocity: 1500)
      it.world.settle()
      #expect(it.y == wanted)
    }
    // Beyond the edges the edge counts.
    let it = ScrollStage(size: CGSize(width: 390, height: 1844))
    it.log.wanted = CGPoint(x: 0, y: 5000)
    it.drag(by: 200, velocity: 1500)
    it.world.settle()
    #expect(it.y == 1000)
  }

  @Test("pages are turned by a flick of 300 points a second, or by half of one")
  func pages() {
    let it = ScrollStage(size: CGSize(width: 1950, height: 844))
    it.stage.turn { it.scroll.isPagingEnabled = true }
    func drag(_ way: Double, velocity: Double? = nil, hold: Double = 0) -> Double {
      it.stage.drag(CGPoint(x: 195 + way / 2, y: 400), CGPoint(x: 195 - way / 2, y: 400)) {
        $0.velocity = velocity
        $0.hold = hold
      }
      it.world.settle()
      return it.scroll.contentOffset.x
    }
    #expect(drag(150, hold: 0.2) == 0)
    #expect(drag(230, hold: 0.2) == 390)
    #expect(drag(80, velocity: 400) == 780)
    #expect(drag(300, velocity: 3000) == 1170)
    #expect(drag(-80, velocity: 400) == 780)
    // UIKit: with pages the delegate is not asked where to rest.
    #expect(!it.log.calls.contains("willEnd"))
  }

  @Test("the fast deceleration rate goes less far")
  func fastRate() {
    let it = ScrollStage()
    it.stage.turn { it.scroll.decelerationRate = .fast }
    it.drag(by: 200, velocity: 1500)
    let start = it.y
    it.world.settle()
    // (1500 - 10) / 1000 x 0.99 / 0.01
    #expect(abs(it.y - start - 147.51) < 0.3)
  }

  @Test("an offset set while content decelerates moves all that is to come")
  func offsetsShift() {
    let it = ScrollStage()
    it.drag(by: 200, velocity: 1500)
    let start = it.y
    it.world.advance(by: 0.5)
    let before = it.y
    it.stage.turn { it.scroll.contentOffset.y += 1000 }
    #expect(it.scroll.isDecelerating && it.y == before + 1000)
    it.world.settle()
    #expect(abs(it.y - start - 1743.5) < 0.4)
    // Not so setContentOffset: it stops.
    it.drag(by: 200, velocity: 1500)
    it.world.advance(by: 0.5)
    it.stage.turn { it.scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false) }
    it.world.settle()
    #expect(it.y == 50)
  }

  @Test("content that grows while it decelerates lets it go on; content that shrinks stops it")
  func rangesChange() {
    let it = ScrollStage(size: CGSize(width: 390, height: 1344))
    it.drag(by: 200, velocity: 1500)
    let start = it.y
    it.world.advance(by: 0.1)
    it.stage.turn { it.scroll.contentSize.height = 9000 }
    it.world.settle()
    #expect(abs(it.y - start - 743.5) < 2)
    it.drag(by: 200, velocity: 1500)
    it.world.advance(by: 0.1)
    it.stage.turn { it.scroll.contentSize.height = 1000 }
    it.world.settle()
    #expect(it.y == 156)
  }

  @Test("scrollRectToVisible goes as far as needed, and not at all for what shows")
  func rectsBecomeVisible() {
    let it = ScrollStage()
    func show(_ y: Double, _ height: Double) -> Double {
      it.stage.turn {
        it.scroll.scrollRectToVisible(
          CGRect(x: 0, y: y, width: 100, height: height), animated: false)
      }
      return it.y
    }
    #expect(show(100, 100) == 0)
    #expect(show(1000, 100) == 256)
    #expect(show(300, 50) == 256)
    #expect(show(200, 50) == 200)
    #expect(show(5990, 100) == 5156)
    #expect(show(0, 0) == 5156)
    it.stage.turn {
      it.scroll.scrollRectToVisible(CGRect(x: 0, y: 0, width: 9, height: 9), animated: true)
    }
    it.world.settle()
    #expect(it.y == 0 && it.log.calls.last == "didAnimate")
  }

  @Test("a delegate that scrolls in scrollViewDidScroll ends where it says")
  func delegatesMayScroll() {
    let it = ScrollStage()
    it.log.onScroll = { scroll in
      if scroll.contentOffset.y > 400 {
        scroll.setContentOffset(CGPoint(x: 0, y: 350), animated: false)
      }
    }
    it.drag(by: 200, velocity: 1500)
    it.world.settle()
    #expect(it.y == 350 && !it.scroll.isDecelerating)
  }

  @Test("taking the animations off its layer does not stop content that decelerates")
  func animationsDoNotMatter() {
    let it = ScrollStage()
    it.drag(by: 200, velocity: 1500)
    let start = it.y
    it.world.advance(by: 0.5)
    it.stage.turn { it.scroll.layer.removeAllAnimations() }
    #expect(it.scroll.isDecelerating)
    it.world.settle()
    #expect(abs(it.y - start - 743.5) < 0.3)
  }

  @Test("switching scrolling off ends a drag")
  func switchingOffEndsDrags() {
    let it = ScrollStage()
    let finger = it.world.bind { Finger() }
    it.stage.turn { finger.down(at: CGPoint(x: 195, y: 500)) }
    it.stage.turn { finger.move(to: CGPoint(x: 195, y: 400)) }
    #expect(it.scroll.isDragging && it.y == 90)
    it.stage.turn { it.scroll.isScrollEnabled = false }
    it.stage.turn { finger.move(to: CGPoint(x: 195, y: 300)) }
    #expect(!it.scroll.isDragging && it.y == 90)
    it.stage.turn { finger.up() }
    it.world.settle()
  }

  @Test("content that leaves the window while it goes by itself stops")
  func leavingStops() {
    let it = ScrollStage()
    it.drag(by: 200, velocity: 1500)
    it.world.advance(by: 0.2)
    it.stage.turn { it.scroll.removeFromSuperview() }
    let place = it.y
    #expect(it.world.settle())
    #expect(it.y == place && !it.scroll.isDecelerating)
  }
}
