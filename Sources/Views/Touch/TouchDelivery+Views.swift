import Layers
import Motion

/// What views hear of touches, and when.
extension TouchDelivery {
  /// Tells views of touches in a phase, unless a recogniser has them or holds them back.
  func tellViews(_ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent) {
    let open = touches.filter { !$0.isTaken && !$0.isExtra && $0.view != nil }
    tellOpen(phase, open.filter { passes($0, phase) }, event)
  }

  /// The same of touches that no scroll view keeps from its content.
  func tellOpen(_ phase: UITouch.Phase, _ open: [UITouch], _ event: UIEvent) {
    for touch in open { hold(touch, phase) }
    let now = open.filter { $0.hold.holders.isEmpty && $0.hold.moments.isEmpty }
    for view in Self.views(of: now) {
      let own = now.filter { $0.view === view }
      for touch in own { touch.isKnownToView = true }
      view.tell(phase, own, event)
    }
  }

  /// Takes touches from the views that have them: a recogniser wants them for itself, with those whose
  /// end it held back.
  func take(_ touches: [UITouch], for recognizer: UIGestureRecognizer) {
    let ended = held.filter { touch in
      touch.hold.holders.contains { $0.recognizer === recognizer }
    }
    let fresh = (touches + ended.filter { !touches.contains($0) }).filter { !$0.isTaken }
    for touch in fresh {
      touch.isTaken = true
      touch.cancelHold?()
      touch.hold = TouchHold()
    }
    let known = fresh.filter { $0.isKnownToView && !$0.isExtra }
    for view in Self.views(of: known) {
      view.tell(.cancelled, known.filter { $0.view === view }, UIEvent(down))
    }
  }

  /// Tells views what recognisers held back that have decided.
  func letGo() {
    guard !held.isEmpty, World.current.failure == nil else { return }
    for touch in held {
      touch.hold.holders.removeAll { !$0.isUndecided(touch) }
      guard touch.hold.holders.isEmpty else { continue }
      let moments = touch.hold.moments
      touch.hold = TouchHold()
      for moment in moments where !touch.isTaken { tell(touch, moment) }
    }
    held.removeAll { $0.hold.holders.isEmpty }
  }

  /// Notes who holds a touch back at this moment. UIKit: recognisers with delaysTouchesBegan until they
  /// have failed; those with delaysTouchesEnded (the default) if they wait for more after the finger
  /// left, such as a second tap.
  private func hold(_ touch: UITouch, _ phase: UITouch.Phase) {
    let possible = touch.gestureRecognizers.filter { $0.state == .possible }
    switch phase {
    case .began:
      touch.hold.holders = possible.filter(\.delaysTouchesBegan).map(TouchHold.Holder.init)
    case .ended:
      touch.hold.holders.removeAll { !$0.isUndecided(touch) }
      touch.hold.holders += possible.filter { $0.delaysTouchesEnded && $0.isWaiting }
        .map(TouchHold.Holder.init)
    case .moved, .stationary, .cancelled: break
    }
    if phase == .cancelled, touch.isKnownToView { touch.hold = TouchHold() }
    guard !touch.hold.holders.isEmpty || !touch.hold.moments.isEmpty else { return }
    touch.hold.moments.append(
      TouchHold.Moment(
        phase: phase, point: touch.point, previous: touch.previous, timestamp: touch.timestamp))
    if !held.contains(touch) { held.append(touch) }
  }

  /// Tells of a moment as it was then.
  private func tell(_ touch: UITouch, _ moment: TouchHold.Moment) {
    let present = (touch.phase, touch.point, touch.previous, touch.timestamp)
    (touch.phase, touch.point) = (moment.phase, moment.point)
    (touch.previous, touch.timestamp) = (moment.previous, moment.timestamp)
    touch.isKnownToView = true
    touch.view?.tell(moment.phase, [touch], UIEvent(down))
    (touch.phase, touch.point, touch.previous, touch.timestamp) = present
  }

  /// The views of touches, each once.
  static func views(of touches: [UITouch]) -> [UIView] {
    var result: [UIView] = []
    for touch in touches {
      if let view = touch.view, !result.contains(view) { result.append(view) }
    }
    return result
  }
}
