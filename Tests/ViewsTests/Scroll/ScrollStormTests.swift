import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// What holds after any mixture of fingers and programs: nothing crashes, all comes to rest, and content
/// rests in its range.
struct ScrollStormTests {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func stormsComeToRest(_ seed: UInt64) throws {
    var random = Seeded(seed)
    let it = ScrollStage(size: CGSize(width: 800, height: 3000))
    let inner = it.world.bind {
      UIScrollView(frame: CGRect(x: 20, y: 200, width: 300, height: 300))
    }
    it.stage.turn {
      inner.contentSize = CGSize(width: 900, height: 500)
      it.scroll.addSubview(inner)
      it.scroll.addSubview(UIButton(frame: CGRect(x: 0, y: 600, width: 390, height: 200)))
    }
    let fingers = it.world.bind { [Finger(), Finger()] }
    for _ in 0..<150 { act(it, inner, fingers, &random) }
    for finger in fingers { it.stage.turn { finger.up() } }
    #expect(it.world.settle())
    // What a program asked for last may lie beyond the edges; a drag brings it back.
    for scroll in [it.scroll, inner] {
      #expect(!scroll.isDragging && !scroll.isTracking && !scroll.isDecelerating)
      let offset = scroll.contentOffset
      #expect(offset.x.isFinite && offset.y.isFinite)
      #expect(scroll.panGestureRecognizer.state == .possible)
    }
    #expect(!it.world.hasWork)
    let timeline = it.world.timeline
    #expect(try Timeline(decoding: timeline.encoded()) == timeline)
  }

  private func act(
    _ it: ScrollStage, _ inner: UIScrollView, _ fingers: [Finger], _ random: inout Seeded
  ) {
    let scroll = Bool.random(using: &random) ? it.scroll : inner
    let finger = fingers[Int.random(in: 0..<2, using: &random)]
    let point = CGPoint(
      x: Double.random(in: 0..<390, using: &random), y: Double.random(in: 0..<844, using: &random))
    let kind = Int.random(in: 0..<16, using: &random)
    switch kind {
    case 0, 1, 2: it.stage.turn { finger.down(at: point) }
    case 3, 4, 5: it.stage.turn { finger.move(to: point) }
    case 6, 7: it.stage.turn { finger.up() }
    case 8: it.stage.turn { finger.cancel() }
    case 9:
      it.stage.turn { scroll.setContentOffset(point, animated: Bool.random(using: &random)) }
    case 10:
      it.stage.turn { scroll.contentSize = CGSize(width: point.x * 3, height: point.y * 3) }
    case 11:
      it.stage.turn {
        scroll.contentInset = UIEdgeInsets(top: point.x / 9, left: 0, bottom: 5, right: 0)
      }
    case 12: it.stage.turn { toggle(scroll, &random) }
    case 13: it.stage.turn { scroll.contentOffset = scroll.contentOffset + CGPoint(x: 3, y: 7) }
    case 14: it.stage.turn { leave(inner, it.scroll, &random) }
    default: it.world.advance(by: Double.random(in: 0...0.4, using: &random))
    }
    if kind < 9 { it.world.step() }
  }

  private func toggle(_ scroll: UIScrollView, _ random: inout Seeded) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: scroll.isPagingEnabled.toggle()
    case 1: scroll.bounces.toggle()
    case 2: scroll.isScrollEnabled.toggle()
    case 3: scroll.delaysContentTouches.toggle()
    case 4: scroll.isDirectionalLockEnabled.toggle()
    default: scroll.alwaysBounceVertical.toggle()
    }
  }

  private func leave(_ inner: UIScrollView, _ outer: UIScrollView, _ random: inout Seeded) {
    if inner.superview == nil { outer.addSubview(inner) } else { inner.removeFromSuperview() }
  }
}
