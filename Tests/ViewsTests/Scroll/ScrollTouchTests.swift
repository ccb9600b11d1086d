import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// Touches on content, and recognisers beside the scroll view's own.
struct ScrollTouchTests {
  /// A scroll view with a button at its top.
  private final class Buttoned {
    let it = ScrollStage()
    let button: UIButton
    var calls: [String] = []

    init() {
      button = it.world.bind { UIButton(frame: CGRect(x: 0, y: 300, width: 390, height: 300)) }
      it.stage.turn { it.scroll.addSubview(button) }
      let events: [(String, UIControl.Event)] = [
        ("down", .touchDown), ("up", .touchUpInside), ("cancel", .touchCancel),
      ]
      for (name, event) in events {
        let action = it.world.bind {
          UIAction { [weak self] _ in
            self.map { $0.calls.append("\(name) \(Int($0.it.world.now * 1000 + 0.5))") }
          }
        }
        button.addAction(action, for: event)
      }
      it.world.advance(to: 1)
    }
  }

  @Test("a tap on a button taps it: its touch comes with the end of the tap")
  func tapsPass() {
    let b = Buttoned()
    b.it.stage.tap(CGPoint(x: 195, y: 400))
    #expect(b.calls == ["down 1017", "up 1017"])
    b.it.stage.turn { b.it.scroll.delaysContentTouches = false }
    b.calls = []
    b.it.world.advance(to: 2)
    b.it.stage.tap(CGPoint(x: 195, y: 400))
    #expect(b.calls == ["down 2000", "up 2017"])
  }

  @Test("a drag that begins on a button scrolls, and the button never knows")
  func dragsPassOver() {
    let b = Buttoned()
    b.it.drag(by: 200, hold: 0.3)
    #expect(b.it.y == 190 && b.calls.isEmpty)
    b.it.world.settle()
    #expect(b.calls.isEmpty)
  }

  @Test("without delay a plain view loses its touch to the scrolling")
  func viewsLoseTheirTouch() {
    final class Feeling: UIView {
      var calls: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("began")
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("cancelled")
      }
    }
    let it = ScrollStage()
    let view = it.world.bind { Feeling(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
    it.stage.turn {
      it.scroll.addSubview(view)
      it.scroll.delaysContentTouches = false
    }
    it.drag(by: 200, hold: 0.3)
    #expect(view.calls == ["began", "cancelled"] && it.y == 190)
    it.stage.turn { it.scroll.canCancelContentTouches = false }
    it.drag(by: 200, hold: 0.3)
    #expect(view.calls == ["began", "cancelled", "began"] && it.y == 190)
  }

  @Test(
    "a button that was held for 0.15 s keeps its touch: touchesShouldCancel is false for controls")
  func heldButtonsKeep() {
    let b = Buttoned()
    let finger = b.it.world.bind { Finger() }
    b.it.stage.turn { finger.down(at: CGPoint(x: 195, y: 400)) }
    b.it.world.advance(by: 0.2)
    #expect(b.calls == ["down 1150"])
    b.it.stage.turn { finger.move(to: CGPoint(x: 195, y: 350)) }
    b.it.stage.turn { finger.up() }
    b.it.world.settle()
    #expect(b.it.y == 0 && b.calls.count == 2 && b.calls[1].hasPrefix("up"))
  }

  @Test("another recogniser may require the scroll view's pan to fail, or go on beside it")
  func recognisersAgree() {
    let it = ScrollStage()
    let judge = GestureJudge()
    let (pan, log) = it.world.bind { it.stage.watch(UIPanGestureRecognizer.init, at: it.scroll) }
    it.drag(by: 100, hold: 0.2)
    // Of two pans that share a touch the first to begin goes on.
    #expect(log.states.isEmpty && it.y == 90)
    pan.delegate = judge
    judge.isSimultaneous = true
    it.drag(by: 100, hold: 0.2)
    #expect(log.course == [.began, .changed, .ended] && it.y == 180)
    judge.isSimultaneous = false
    log.states = []
    pan.require(toFail: it.scroll.panGestureRecognizer)
    it.drag(by: 100, hold: 0.2)
    #expect(log.states.isEmpty && it.y == 270)
    it.stage.drag(CGPoint(x: 300, y: 400), CGPoint(x: 200, y: 400))
    #expect(log.course == [.began, .changed, .ended])
  }

  @Test("the pan must keep its scroll view as its delegate")
  func panKeepsItsDelegate() {
    let it = ScrollStage()
    let host = ExceptionHost()
    it.world.scriptHost = host
    let judge = GestureJudge()
    it.stage.turn { it.scroll.panGestureRecognizer.delegate = judge }
    let exception = it.world.failure as? UIKitException
    #expect(exception?.name == "NSInvalidArgumentException")
    #expect(it.scroll.panGestureRecognizer.delegate === it.scroll)
    it.world.failure = nil
  }

  @Test("of two scroll views in each other each takes the direction in which it can go")
  func nestedScrollViews() {
    let it = ScrollStage()
    let inner = it.world.bind {
      UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
    }
    it.stage.turn {
      inner.contentInsetAdjustmentBehavior = .never
      inner.contentSize = CGSize(width: 1000, height: 300)
      it.scroll.addSubview(inner)
    }
    it.stage.drag(CGPoint(x: 300, y: 400), CGPoint(x: 200, y: 400)) { $0.hold = 0.2 }
    #expect(inner.contentOffset.x == 90 && it.y == 0)
    it.stage.drag(CGPoint(x: 300, y: 500), CGPoint(x: 300, y: 400)) { $0.hold = 0.2 }
    #expect(inner.contentOffset.x == 90 && it.y == 90)
    it.stage.turn { inner.contentSize.height = 900 }
    it.stage.drag(CGPoint(x: 300, y: 400), CGPoint(x: 300, y: 300)) { $0.hold = 0.2 }
    #expect(inner.contentOffset.y == 90 && it.y == 90)
  }

  @Test("a cancelled drag ends at rest, and pulled content comes back")
  func cancelledDrags() {
    let it = ScrollStage()
    it.stage.drag(CGPoint(x: 195, y: 300), CGPoint(x: 195, y: 500)) { $0.ending = .cancelled }
    #expect(!it.scroll.isDragging && it.y < 0)
    it.world.settle()
    #expect(it.y == 0)
  }
}
