import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// Notes the touches that it gets.
private final class Pad: UIView {
  var log: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("cancelled")
  }
}

/// Touches on their way to views: measured 1.8, rows 39 and 40, case C27.
struct TouchTests {
  let stage = Stage()
  private let here = CGPoint(x: 100, y: 100)

  private func pad() -> Pad {
    let pad = Pad(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    _ = stage.add(pad)
    return pad
  }

  @Test func touchesGoUpTheResponderChain() {
    stage.run {
      let pad = pad()
      let child = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
      stage.turn { pad.addSubview(child) }
      stage.tap(here)
      stage.drag(here, here) { $0.ending = .cancelled }
      #expect(pad.log == ["began", "ended", "began", "cancelled"])
    }
  }

  @Test func recogniserTakesTheTouchFromTheView() {
    stage.run {
      let pad = pad()
      let (pan, _) = stage.watch { UIPanGestureRecognizer() }
      stage.drag(here, CGPoint(x: 100, y: 130)) { $0.duration = 0.1 }
      #expect(pad.log == ["began", "moved", "cancelled"])
      pad.log = []
      pan.cancelsTouchesInView = false
      stage.drag(here, CGPoint(x: 100, y: 130)) { $0.duration = 0.1 }
      #expect(pad.log.first == "began" && pad.log.last == "ended")
    }
  }

  @Test func controlTellsWhatTheFingerDoes() {
    stage.run {
      let control = UIControl(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
      _ = stage.add(control)
      var log: [String] = []
      let all: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
        (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up"),
        (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"), (.touchDownRepeat, "repeat"),
      ]
      for (event, name) in all {
        control.addTarget(nil, key: name, for: event) { _, _ in log.append(name) }
      }
      let finger = Finger()
      stage.turn { finger.down(at: here) }
      stage.turn { finger.move(to: CGPoint(x: 120, y: 100)) }
      stage.turn { finger.move(to: CGPoint(x: 200, y: 100)) }
      stage.turn { finger.move(to: CGPoint(x: 120, y: 100)) }
      stage.turn { finger.move(to: CGPoint(x: 200, y: 100)) }
      stage.turn { finger.up() }
      #expect(
        log == [
          "down", "inside", "outside", "exit", "inside", "enter", "outside", "exit", "upOutside",
        ])
      log = []
      stage.tap(here)
      stage.tap(here)
      #expect(log == ["down", "up", "down", "repeat", "up"])
      log = []
      stage.world.advance(by: 1)
      let (_, taps) = stage.watch { UITapGestureRecognizer() }
      stage.tap(here)
      #expect(log == ["down", "up"] && taps.states.isEmpty, "the control's, not the tap's")
      control.isEnabled = false
      stage.tap(here)
      #expect(log == ["down", "up"] && taps.states == [.ended])
    }
  }

  @Test func touchesAreDeadDuringATransition() {
    stage.run {
      let control = UIControl(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
      let (a, b) = (A(), B())
      stage.turn { stage.window.rootViewController = a }
      stage.world.advance(by: 0.1)
      var count = 0
      control.addTarget(nil, key: "", for: .touchUpInside) { _, _ in count += 1 }
      b.view.addSubview(control)
      b.modalPresentationStyle = .fullScreen
      stage.turn { a.present(b, animated: true) }
      stage.world.advance(by: 0.4)
      stage.tap(here)
      #expect(count == 0)
      stage.world.settle()
      stage.tap(here)
      #expect(count == 1)
    }
  }

  @Test func animatedViewsTakeNoTouchesUnlessAllowed() {
    stage.run {
      let pad = pad()
      stage.turn { UIView.animate(withDuration: 1) { pad.alpha = 0.5 } }
      stage.tap(here)
      #expect(pad.log.isEmpty)
      stage.world.settle()
      stage.tap(here)
      #expect(pad.log == ["began", "ended"])
      stage.turn {
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { pad.alpha = 1 }
      }
      stage.tap(here)
      #expect(pad.log.count == 4)
    }
  }

  @Test func propertyAnimatorsViewsAreHitWhereTheyAreSeen() {
    stage.run {
      let pad = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      _ = stage.add(pad)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { pad.center.y = 650 }
      stage.turn { animator.startAnimation() }
      stage.world.advance(by: 0.5)
      stage.tap(CGPoint(x: 50, y: 350))
      #expect(pad.log == ["began", "ended"])
      stage.tap(CGPoint(x: 50, y: 650))
      #expect(pad.log.count == 2)
      stage.world.settle()
      stage.tap(CGPoint(x: 50, y: 650))
      #expect(pad.log.count == 4)
    }
  }
}
