import Layers
import Motion
import Timeline

/// The legal moves.
extension UIGestureRecognizer {
  /// Moves to another state; an illegal move changes nothing, with a finding.
  final func go(to next: State) {
    guard world.failure == nil else { return }
    switch (state, next) {
    case (.possible, .began), (.possible, .ended): recognize(next)
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.began, .changed), (.changed, .changed): act(next)
    case (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled):
      act(next)
      TouchDelivery.shared.note(self)
    case (.failed, .failed), (.possible, .possible): break
    default:
      world.report(
        .gestureState(recognizer: outputName, from: "\(state)", to: "\(next)"))
    }
  }

  /// The gesture is there: unless someone objects, or must fail first, or was faster.
  private final func recognize(_ next: State) {
    guard pending == nil else { return }
    guard mayBegin else { return fail() }
    let blockers = blockers
    guard blockers.isEmpty else {
      pending = next
      for it in blockers { it.waiting.append(self) }
      return
    }
    win(next)
  }

  private final func win(_ next: State) {
    let winners = rivals.filter { $0.state.isActive || $0.state == .ended }
    guard winners.allSatisfy({ isSimultaneous(with: $0) }) else { return fail() }
    pending = nil
    if cancelsTouchesInView { TouchDelivery.shared.take(touches, for: self) }
    let losers = rivals.filter { $0.state == .possible && $0.isConcerned }
    for rival in losers where !isSimultaneous(with: rival) { rival.fail() }
    act(next)
    if next == .ended { TouchDelivery.shared.note(self) }
    for it in waiting { it.fail() }
    waiting.removeAll()
  }

  /// The gesture is not there, or another was faster.
  private final func fail() {
    guard state == .possible else { return }
    enter(.failed)
    pending = nil
    if !isUIKitsOwn, !touches.isEmpty { world.record(.gestureFailed, outputName) }
    TouchDelivery.shared.note(self)
    let freed = waiting
    waiting.removeAll()
    for it in freed { it.resume() }
  }

  /// One that it waited for has failed.
  private final func resume() {
    guard let next = pending, state == .possible, blockers.isEmpty else { return }
    win(next)
  }

  /// Takes a state on, with a record and its actions.
  private final func act(_ next: State) {
    enter(next)
    if !isUIKitsOwn {
      world.record(next.event, outputName, detail: "at \(location(in: nil).text)")
    }
    sendActions()
  }

  /// Whether it has seen touches since it was possible.
  private final var isConcerned: Bool { !touches.isEmpty || pending != nil || !rivals.isEmpty }

  /// The recognisers that may still recognise and must fail first.
  private final var blockers: [UIGestureRecognizer] {
    let named = required.compactMap(\.recognizer)
    let asked = rivals.filter { rival in !named.contains(rival) && requiresFailure(of: rival) }
    return (named.filter(\.isConcerned) + asked).filter { $0.state == .possible && $0 !== self }
  }
}

extension UIGestureRecognizer.State {
  /// The event of a recogniser that takes it on.
  var event: EventName {
    switch self {
    case .began: .gestureBegan
    case .possible, .changed: .gestureChanged
    case .ended: .gestureEnded
    case .cancelled: .gestureCancelled
    case .failed: .gestureFailed
    }
  }
}
