import Layers
import Motion

/// Brings the touches of a world to recognisers and views: one event for all fingers that change at one
/// moment.
final class TouchDelivery {
  /// That of the running code's world.
  static var shared: TouchDelivery { World.current.service { TouchDelivery() } }

  /// The fingers on the screen, in the order in which they came down.
  private(set) var down: [UITouch] = []
  /// The recognisers that are over until their touches have left.
  private var over: [UIGestureRecognizer] = []
  /// The touches of which recognisers hold something back from the views.
  var held: [UITouch] = []
  private var count = 0
  private var lastTap: (time: Double, point: CGPoint, count: Int)?

  /// A finger that comes down; `deliver` tells of it.
  func makeTouch(at point: CGPoint) -> UITouch {
    count += 1
    return UITouch(at: point, order: count)
  }

  /// Tells of fingers whose phase and place were set.
  func deliver(_ changed: [UITouch]) {
    let world = World.current
    for touch in changed {
      touch.timestamp = world.now
      if touch.phase == .began { begin(touch) }
    }
    let event = UIEvent(down)
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let touches = changed.filter { $0.phase == phase }
      if touches.isEmpty { continue }
      for recognizer in Self.recognizers(of: touches) where world.failure == nil {
        recognizer.receive(
          phase, touches.filter { $0.gestureRecognizers.contains(recognizer) }, event)
      }
      tellViews(phase, touches, event)
    }
    for touch in changed {
      touch.previous = touch.point
      if !touch.isDown { end(touch) }
    }
    settle()
  }

  /// A recogniser is over: it is reset once its touches have left.
  func note(_ recognizer: UIGestureRecognizer) {
    if !over.contains(recognizer) { over.append(recognizer) }
  }

  /// Resets recognisers that are over, after the views have heard what they held back.
  func settle() {
    letGo()
    let ready = over.filter { recognizer in !recognizer.touches.contains { $0.isDown } }
    over.removeAll { ready.contains($0) }
    for recognizer in ready { recognizer.returnToPossible() }
  }

  /// Finds the view and the recognisers of a finger that comes down.
  private func begin(_ touch: UITouch) {
    down.append(touch)
    guard !isIgnored(touch) else { return }
    findView(touch)
    touch.tapCount = tapCount(of: touch)
    for view in touch.view?.chain ?? [] {
      for recognizer in view.gestureRecognizers where recognizer.mayReceive(touch) {
        touch.gestureRecognizers.append(recognizer)
      }
    }
  }

  /// UIKit: touches are dead app-wide during a transition that no one drives. (case C27)
  private func isIgnored(_ touch: UITouch) -> Bool {
    let application = UIApplication.shared
    guard application.transitionsInFlight > 0 else { return false }
    let transition = application.openTransitions.last { $0.blocksTouches }
    World.current.report(
      .touchIgnored(at: touch.point.text, transition: transition?.title ?? "a transition"))
    return true
  }

  /// Finds the view under a finger. UIKit: a view that takes one touch only does not hear of others; one
  /// with isExclusiveTouch and others in its window exclude each other.
  private func findView(_ touch: UITouch) {
    let event = UIEvent(down)
    for window in UIApplication.shared.windows.reversed() {
      guard let view = window.hit(touch.point, event) else { continue }
      let others = down.filter { $0 !== touch && $0.window === window && $0.view != nil }
      let strangers = others.compactMap(\.view).filter { $0 !== view }
      if strangers.contains(where: { view.isExclusiveTouch || $0.isExclusiveTouch }) { return }
      touch.window = window
      touch.view = view
      touch.isExtra = !view.isMultipleTouchEnabled && others.contains { $0.view === view }
      return
    }
  }

  /// UIKit: the same place (30 points) within 0.35 s counts on. (measured 1.7)
  private func tapCount(of touch: UITouch) -> Int {
    guard let lastTap, touch.timestamp - lastTap.time < 0.35 + 1e-9,
      (touch.point - lastTap.point).length <= 30
    else { return 1 }
    return lastTap.count + 1
  }

  private func end(_ touch: UITouch) {
    down.removeAll { $0 === touch }
    lastTap = touch.phase == .ended ? (touch.timestamp, touch.point, touch.tapCount) : nil
  }

  private static func recognizers(of touches: [UITouch]) -> [UIGestureRecognizer] {
    var result: [UIGestureRecognizer] = []
    for touch in touches {
      for it in touch.gestureRecognizers where !result.contains(it) { result.append(it) }
    }
    return result
  }
}
