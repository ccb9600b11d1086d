import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// Pans: decisions V12, V19, measured 1.7.
struct PanTests {
  let stage = Stage()

  private func close(_ a: CGPoint?, _ x: Double, _ y: Double) -> Bool {
    guard let a else { return false }
    return abs(a.x - x) < 1e-9 && abs(a.y - y) < 1e-9
  }

  @Test func tenPointsAreAbsorbed() {
    stage.run {
      let (pan, log) = stage.watch { UIPanGestureRecognizer() }
      stage.drag(CGPoint(x: 195, y: 200), CGPoint(x: 195, y: 410)) { $0.duration = 0.5 }
      // 7 points a sample: the second sample is the first at least 10 points away.
      #expect(log.course == [.began, .changed, .ended])
      #expect(close(log.translations.first, 0, 4))
      #expect(close(log.translations.last, 0, 200))
      #expect(close(log.velocities.last, 0, 420))
      #expect(log.states.count == 30 && pan.state == .possible)
      #expect(pan.translation(in: nil) == .zero && pan.numberOfTouches == 0)
    }
  }

  @Test func slopIsAbsorbedAlongTheWay() {
    stage.run {
      let (_, log) = stage.watch { UIPanGestureRecognizer() }
      stage.drag(CGPoint(x: 100, y: 100), CGPoint(x: 130, y: 140))
      #expect(close(log.translations.last, 24, 32))
    }
  }

  @Test func lessThanTenPointsIsNoPan() {
    stage.run {
      let (pan, log) = stage.watch { UIPanGestureRecognizer() }
      stage.drag(CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 109.9))
      #expect(log.states.isEmpty && pan.state == .possible)
      #expect(stage.world.timeline.events.map(\.name).contains(.gestureFailed))
      stage.drag(CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 110))
      #expect(log.course == [.began, .ended])
      #expect(close(log.translations.last, 0, 0))
    }
  }

  @Test func lastMoveIsToldBeforeTheEnd() {
    stage.run {
      let (_, log) = stage.watch { UIPanGestureRecognizer() }
      stage.drag(CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 200))
      #expect(log.states.suffix(2) == [.changed, .ended])
      #expect(close(log.places[log.places.count - 2], 100, 200))
      stage.drag(CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 200)) { $0.hold = 0.05 }
      #expect(log.translations.suffix(2).allSatisfy { close($0, 0, 90) })
    }
  }

  @Test func velocityIsThatOfTheLastTenthOfASecond() {
    stage.run {
      let (_, log) = stage.watch { UIPanGestureRecognizer() }
      stage.drag(CGPoint(x: 100, y: 100), CGPoint(x: 300, y: 100)) {
        $0.duration = 0.5
        $0.velocity = 1000
      }
      #expect(close(log.velocities.last, 1000, 0))
      stage.drag(CGPoint(x: 100, y: 100), CGPoint(x: 300, y: 100)) { $0.hold = 0.1 }
      #expect(close(log.velocities.last, 0, 0))
      stage.drag(CGPoint(x: 100, y: 100), CGPoint(x: 300, y: 100)) { $0.hold = 0.05 }
      // Half of the last tenth of a second it rested.
      #expect(abs((log.velocities.last?.x ?? 0) - 200 / 0.3 / 2) < 1e-6)
    }
  }

  @Test func velocityOfAShortTouchIsItsOwn() {
    stage.run {
      let (_, log) = stage.watch { UIPanGestureRecognizer() }
      stage.drag(CGPoint(x: 100, y: 100), CGPoint(x: 150, y: 100)) { $0.duration = 0.05 }
      #expect(close(log.velocities.last, 1000, 0))
    }
  }

  @Test func translationIsInTheSpaceOfAView() {
    stage.run {
      let turned = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      turned.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
      let (pan, _) = stage.watch { UIPanGestureRecognizer() }
      pan.view?.addSubview(turned)
      var seen: [CGPoint] = []
      pan.addTarget(nil, key: "seen") { _, _ in seen.append(pan.translation(in: turned)) }
      stage.drag(CGPoint(x: 195, y: 400), CGPoint(x: 195, y: 510))
      // A quarter turn and twice as large: 100 down is 50 to the right.
      #expect(close(seen.last, 50, 0))
      pan.addTarget(nil, key: "set") { _, _ in
        if pan.state == .began { pan.setTranslation(CGPoint(x: 7, y: 8), in: turned) }
      }
      seen = []
      stage.drag(CGPoint(x: 195, y: 400), CGPoint(x: 195, y: 500)) {
        $0.duration = 0.1
        $0.hold = 0.1
      }
      // Began at the first sample, 100 / 6 down; what comes is counted from there.
      #expect(close(seen.last, 7 + (100 - 100.0 / 6) / 2, 8))
    }
  }

  @Test func cancelledTouchCancelsThePan() {
    stage.run {
      let (pan, log) = stage.watch { UIPanGestureRecognizer() }
      stage.drag(CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 200)) { $0.ending = .cancelled }
      #expect(log.course == [.began, .changed, .cancelled] && pan.state == .possible)
    }
  }

  @Test func switchingItOffCancelsThePan() {
    stage.run {
      let (pan, log) = stage.watch { UIPanGestureRecognizer() }
      let finger = Finger()
      stage.turn { finger.down(at: CGPoint(x: 100, y: 100)) }
      stage.turn { finger.move(to: CGPoint(x: 100, y: 150)) }
      stage.turn { pan.isEnabled = false }
      stage.turn { finger.move(to: CGPoint(x: 100, y: 250)) }
      #expect(log.states == [.began, .cancelled] && pan.state == .possible)
      pan.isEnabled = true
      stage.turn { finger.up() }
      #expect(log.states == [.began, .cancelled])
      stage.drag(CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 200))
      #expect(log.states.last == .ended)
    }
  }

  @Test func twoFingersMoveAsTheirMiddle() {
    stage.run {
      let (pan, log) = stage.watch { UIPanGestureRecognizer() }
      pan.minimumNumberOfTouches = 2
      let (one, two) = (Finger(), Finger())
      stage.turn {
        Finger.down([one, two], at: [CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100)])
      }
      stage.turn {
        Finger.move([one, two], to: [CGPoint(x: 100, y: 130), CGPoint(x: 200, y: 130)])
      }
      #expect(log.states == [.began] && close(log.translations.last, 0, 20))
      stage.turn { one.move(to: CGPoint(x: 100, y: 150)) }
      #expect(close(log.translations.last, 0, 30) && pan.numberOfTouches == 2)
      stage.turn { one.up() }
      #expect(log.states.last == .ended)
      stage.turn { two.up() }
      #expect(pan.state == .possible)
    }
  }

  @Test(arguments: [
    (5.0, 400.0, 105.0, 400.0, true), (20, 400, 120, 400, true), (21, 400, 121, 400, false),
    (5, 400, 15, 460, false),
  ])
  func edgePanBeginsInTheBand(
    _ x: Double, _ y: Double, _ toX: Double, _ toY: Double, _ begins: Bool
  ) {
    stage.run {
      let (pan, log) = stage.watch { UIScreenEdgePanGestureRecognizer() }
      pan.edges = .left
      stage.drag(CGPoint(x: x, y: y), CGPoint(x: toX, y: toY))
      #expect(log.states.isEmpty != begins)
      if begins { #expect(close(log.translations.last, 90, 0)) }
    }
  }
}
