import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// The recognisers but pans: when they recognise, and when they fail.
struct RecognizerTests {
  let stage = Stage()
  private let here = CGPoint(x: 100, y: 100)

  @Test func tapIsRecognisedOnceAndOver() {
    stage.run {
      let (tap, log) = stage.watch { UITapGestureRecognizer() }
      stage.tap(here)
      #expect(log.states == [.ended] && tap.state == .possible && log.places == [here])
      stage.drag(here, CGPoint(x: 100, y: 111))
      #expect(log.states == [.ended])
      stage.drag(here, here) { $0.hold = 0.8 }
      #expect(log.states == [.ended], "too long")
      stage.drag(here, here) { $0.ending = .cancelled }
      #expect(log.states == [.ended] && tap.state == .possible)
    }
  }

  @Test func doubleTapNeedsBothInTime() {
    stage.run {
      let (tap, log) = stage.watch { UITapGestureRecognizer() }
      tap.numberOfTapsRequired = 2
      stage.tap(here)
      stage.world.advance(by: 0.2)
      stage.tap(here)
      #expect(log.states == [.ended])
      stage.tap(here)
      stage.world.advance(by: 0.36)
      stage.tap(here)
      #expect(log.states == [.ended])
      stage.world.settle()
      #expect(tap.state == .possible)
    }
  }

  @Test func singleTapWaitsForTheDoubleTapToFail() {
    stage.run {
      let (single, log) = stage.watch { UITapGestureRecognizer() }
      let (double, doubleLog) = stage.watch { UITapGestureRecognizer() }
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      stage.tap(here)
      #expect(log.states.isEmpty)
      let time = stage.world.now
      stage.world.settle()
      #expect(log.states == [.ended])
      #expect(
        abs(
          (stage.world.timeline.events.last { $0.name == .gestureEnded }?.time ?? 0) - time - 0.35)
          < 1e-9)
      stage.tap(here)
      stage.tap(here)
      stage.world.settle()
      #expect(log.states == [.ended] && doubleLog.states == [.ended])
    }
  }

  @Test func delegatesMayOrderFailure() {
    stage.run {
      let (tap, log) = stage.watch { UITapGestureRecognizer() }
      let (press, pressLog) = stage.watch { UILongPressGestureRecognizer() }
      let judge = GestureJudge()
      judge.requires = press
      tap.delegate = judge
      stage.tap(here)
      #expect(log.states == [.ended], "the press fails with the same event")
      judge.requires = nil
      judge.isRequired = press
      stage.drag(here, here) { $0.hold = 0.6 }
      #expect(pressLog.course == [.began, .ended] && log.states == [.ended])
    }
  }

  @Test func longPressLastsUntilTheFingerLeaves() {
    stage.run {
      let (_, log) = stage.watch { UILongPressGestureRecognizer() }
      let finger = Finger()
      stage.turn { finger.down(at: here) }
      stage.world.advance(by: 0.49)
      #expect(log.states.isEmpty)
      stage.world.advance(by: 0.02)
      #expect(log.states == [.began])
      stage.turn { finger.move(to: CGPoint(x: 150, y: 100)) }
      stage.turn { finger.up() }
      #expect(log.states == [.began, .changed, .ended])
      stage.drag(here, CGPoint(x: 100, y: 120)) { $0.hold = 1 }
      #expect(log.states.count == 3, "moved away")
    }
  }

  @Test func swipeHasADirectionAndHaste() {
    stage.run {
      let (swipe, log) = stage.watch { UISwipeGestureRecognizer() }
      stage.drag(here, CGPoint(x: 200, y: 100))
      #expect(log.states == [.ended] && swipe.state == .possible)
      stage.drag(here, CGPoint(x: 20, y: 100))
      stage.drag(here, CGPoint(x: 200, y: 100)) { $0.duration = 1.5 }
      #expect(log.states == [.ended])
      swipe.direction = [.up, .down]
      stage.drag(here, CGPoint(x: 100, y: 200))
      #expect(log.states == [.ended, .ended])
    }
  }

  @Test func pinchAndRotationFollowTwoFingers() {
    stage.run {
      let (pinch, log) = stage.watch { UIPinchGestureRecognizer() }
      let (turn, turnLog) = stage.watch { UIRotationGestureRecognizer() }
      let judge = GestureJudge()
      judge.isSimultaneous = true
      pinch.delegate = judge
      var (scale, angle) = (0.0, 0.0)
      pinch.addTarget(nil, key: "scale") { _, _ in scale = pinch.scale }
      turn.addTarget(nil, key: "angle") { _, _ in angle = turn.rotation }
      FingerCourse(around: CGPoint(x: 195, y: 400), spread: 100, scale: 2, rotation: 4)
        .play(in: stage.world)
      #expect(abs(scale - 2) < 1e-9 && abs(angle - 4) < 1e-9)
      #expect(log.course == [.began, .changed, .ended] && turnLog.course == log.course)
      #expect(pinch.scale == 1 && turn.rotation == 0 && pinch.state == .possible)
    }
  }

  @Test func firstToBeginIsAloneUnlessADelegateAllows() {
    stage.run {
      let outer = stage.window.rootViewController?.view
      let inner = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
      let (one, oneLog) = stage.watch({ UIPanGestureRecognizer() }, at: inner)
      let (_, twoLog) = stage.watch({ UIPanGestureRecognizer() }, at: outer)
      stage.drag(here, CGPoint(x: 200, y: 100))
      #expect(oneLog.course == [.began, .changed, .ended] && twoLog.states.isEmpty)
      let judge = GestureJudge()
      judge.isSimultaneous = true
      one.delegate = judge
      stage.drag(here, CGPoint(x: 200, y: 100))
      #expect(twoLog.course == [.began, .changed, .ended])
      judge.isSimultaneous = false
      judge.begins = false
      stage.drag(here, CGPoint(x: 200, y: 100))
      #expect(oneLog.states.count < twoLog.states.count * 2 && twoLog.states.last == .ended)
      let count = oneLog.states.count
      judge.begins = true
      judge.receives = false
      stage.drag(here, CGPoint(x: 200, y: 100))
      #expect(oneLog.states.count == count)
    }
  }

  @Test func illegalMoveIsAFindingAndChangesNothing() {
    stage.run {
      let (tap, log) = stage.watch { UITapGestureRecognizer() }
      stage.turn { tap.state = .changed }
      #expect(tap.state == .possible && log.states.isEmpty && stage.findings == ["gesture-state"])
    }
  }
}
