import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// Notes the touches that it gets, with where they are.
private final class Pad: UIView {
  var log: [String] = []

  private func note(_ what: String, _ touches: Set<UITouch>) {
    let places = touches.inOrder.map { $0.location(in: nil).text }
    log.append("\(what) \(places.joined(separator: "; "))")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }
}

/// What recognisers hold back from views, and which touches views do not get at all.
struct DelayedTouchTests {
  let stage = Stage()
  private let here = CGPoint(x: 100, y: 100)

  private func pad(_ frame: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844)) -> Pad {
    let pad = Pad(frame: frame)
    _ = stage.add(pad)
    return pad
  }

  @Test func endOfATouchWaitsForTheDoubleTapToFail() {
    stage.run {
      let pad = pad()
      let (double, log) = stage.watch { UITapGestureRecognizer() }
      double.numberOfTapsRequired = 2
      stage.tap(here)
      #expect(pad.log == ["began 100.0, 100.0"])
      stage.world.settle()
      #expect(pad.log == ["began 100.0, 100.0", "ended 100.0, 100.0"])
      pad.log = []
      stage.tap(here)
      stage.tap(here)
      #expect(log.states == [.ended])
      #expect(
        pad.log == [
          "began 100.0, 100.0", "began 100.0, 100.0", "cancelled 100.0, 100.0; 100.0, 100.0",
        ])
      double.delaysTouchesEnded = false
      pad.log = []
      stage.world.advance(by: 1)
      stage.tap(here)
      #expect(pad.log == ["began 100.0, 100.0", "ended 100.0, 100.0"])
      stage.world.settle()
      #expect(pad.log.count == 2 && TouchDelivery.shared.held.isEmpty)
    }
  }

  @Test func delayedBeginningComesAsItWasOnceTheRecogniserHasFailed() {
    stage.run {
      let pad = pad()
      let (pan, _) = stage.watch { UIPanGestureRecognizer() }
      pan.delaysTouchesBegan = true
      let finger = Finger()
      stage.turn { finger.down(at: here) }
      stage.turn { finger.move(to: CGPoint(x: 105, y: 100)) }
      #expect(pad.log.isEmpty)
      stage.turn { finger.up() }
      #expect(pad.log == ["began 100.0, 100.0", "moved 105.0, 100.0", "ended 105.0, 100.0"])
      pad.log = []
      stage.drag(here, CGPoint(x: 200, y: 100))
      #expect(pad.log.isEmpty, "the pan's, and the view never heard of it")
      pan.cancelsTouchesInView = false
      stage.drag(here, CGPoint(x: 200, y: 100))
      #expect(pad.log.first == "began 100.0, 100.0" && pad.log.last == "ended 200.0, 100.0")
    }
  }

  @Test func switchedOffRecogniserHoldsNothingBack() {
    stage.run {
      let pad = pad()
      let (press, _) = stage.watch { UILongPressGestureRecognizer() }
      press.delaysTouchesBegan = true
      let finger = Finger()
      stage.turn { finger.down(at: here) }
      #expect(pad.log.isEmpty)
      stage.turn { press.isEnabled = false }
      stage.turn { finger.move(to: CGPoint(x: 101, y: 100)) }
      #expect(pad.log == ["began 100.0, 100.0", "moved 101.0, 100.0"])
      stage.turn { finger.cancel() }
      #expect(pad.log.last == "cancelled 101.0, 100.0" && TouchDelivery.shared.held.isEmpty)
    }
  }

  @Test func viewHearsOfOneFingerUnlessMultipleTouchIsOn() {
    stage.run {
      let pad = pad()
      let (pinch, log) = stage.watch { UIPinchGestureRecognizer() }
      pinch.cancelsTouchesInView = false
      func twoFingers() {
        pad.log = []
        let fingers = [Finger(), Finger()]
        stage.turn { Finger.down(fingers, at: [here, CGPoint(x: 200, y: 100)]) }
        stage.turn { Finger.move(fingers, to: [here, CGPoint(x: 300, y: 100)]) }
        stage.turn { Finger.up(fingers) }
      }
      twoFingers()
      #expect(pad.log == ["began 100.0, 100.0", "ended 100.0, 100.0"])
      #expect(log.course == [.began, .ended], "recognisers get all fingers")
      pad.isMultipleTouchEnabled = true
      twoFingers()
      #expect(
        pad.log == [
          "began 100.0, 100.0; 200.0, 100.0", "moved 300.0, 100.0",
          "ended 100.0, 100.0; 300.0, 100.0",
        ])
    }
  }

  @Test func exclusiveViewsAndOthersExcludeEachOther() {
    stage.run {
      let left = pad(CGRect(x: 0, y: 0, width: 195, height: 844))
      let right = pad(CGRect(x: 195, y: 0, width: 195, height: 844))
      let (one, two) = (Finger(), Finger())
      func play(_ first: Finger, _ point: CGPoint, _ second: Finger, _ other: CGPoint) {
        left.log = []
        right.log = []
        stage.turn { first.down(at: point) }
        stage.turn { second.down(at: other) }
        stage.turn { first.up() }
        stage.turn { second.up() }
      }
      let there = CGPoint(x: 300, y: 100)
      play(one, here, two, there)
      #expect(left.log.count == 2 && right.log.count == 2)
      left.isExclusiveTouch = true
      play(one, here, two, there)
      #expect(left.log.count == 2 && right.log.isEmpty && two.target == nil)
      play(two, there, one, here)
      #expect(left.log.isEmpty && right.log.count == 2)
    }
  }

  @Test func ignoredTouchIsAFinding() {
    stage.run {
      let (a, b) = (A(), B())
      stage.turn { stage.window.rootViewController = a }
      stage.world.advance(by: 0.1)
      b.modalPresentationStyle = .fullScreen
      stage.turn { a.present(b, animated: true) }
      stage.world.advance(by: 0.1)
      stage.tap(here)
      stage.world.settle()
      stage.tap(here)
      #expect(stage.findings == ["touch-ignored"])
      let message = stage.world.timeline.findings.first?.message ?? ""
      #expect(message.contains("100.0, 100.0") && message.contains("the presentation of B"))
    }
  }
}
