import Layers
import Motion
import Timeline

@testable import Views

extension Stage {
  /// A controller at rest in the window, and a recogniser of its view that notes what it does.
  func watch<Kind: UIGestureRecognizer>(
    _ make: () -> Kind, at view: UIView? = nil
  ) -> (Kind, GestureLog) {
    if window.rootViewController == nil {
      turn { window.rootViewController = A() }
      world.advance(by: 0)
    }
    let recognizer = make()
    let log = GestureLog()
    recognizer.addTarget(log, key: "") { [weak log] _, sender in log?.note(sender) }
    (view ?? window.rootViewController?.view)?.addGestureRecognizer(recognizer)
    return (recognizer, log)
  }

  /// Adds a view to the root controller's.
  func add(_ view: UIView) -> UIView {
    if window.rootViewController == nil {
      turn { window.rootViewController = A() }
      world.advance(by: 0)
    }
    turn { window.rootViewController?.view.addSubview(view) }
    return view
  }

  /// Drags a finger.
  func drag(
    _ from: CGPoint, _ to: CGPoint, _ change: (inout FingerCourse) -> Void = { _ in }
  ) {
    var course = FingerCourse(from: [from], to: [to])
    change(&course)
    course.play(in: world)
  }

  /// Taps.
  func tap(_ point: CGPoint) { Finger.tap(at: point, in: world) }
}

/// What a recogniser has told.
final class GestureLog {
  var states: [UIGestureRecognizer.State] = []
  var translations: [CGPoint] = []
  var velocities: [CGPoint] = []
  var places: [CGPoint] = []
  var onBegan: () -> Void = {}

  /// The states without repetition.
  var course: [UIGestureRecognizer.State] {
    states.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  func note(_ sender: UIGestureRecognizer) {
    states.append(sender.state)
    places.append(sender.location(in: nil))
    if let pan = sender as? UIPanGestureRecognizer {
      translations.append(pan.translation(in: nil))
      velocities.append(pan.velocity(in: nil))
    }
    if sender.state == .began { onBegan() }
  }
}

/// A delegate that answers what it is told to.
final class GestureJudge: UIGestureRecognizerDelegate {
  var begins = true
  var receives = true
  var isSimultaneous = false
  var requires: UIGestureRecognizer?
  var isRequired: UIGestureRecognizer?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { isSimultaneous }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { other === requires }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { other === isRequired }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }
}
