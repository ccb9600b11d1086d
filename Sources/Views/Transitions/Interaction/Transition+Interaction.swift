import Layers
import Timeline

extension Transition {
  /// The user let go.
  /// - Parameter rest: How long the rest takes, in seconds, if that is known. (case C29)
  final func endInteraction(cancelled: Bool, rest: Double? = nil) {
    guard phase == .running, isInteractive else { return }
    isInteractive = false
    hand.hasActed = true
    if cancelled { wasCancelled = true }
    let left = rest.map { ", \($0.thousandths) s left" } ?? ""
    world.record(
      cancelled ? .cancelInteractiveTransition : .finishInteractiveTransition, "context",
      detail: "at \(percentComplete.thousandths)\(left)")
    coordinator?.interactionChanged()
  }

  /// The user drives it to a fraction.
  final func updateInteraction(_ percentComplete: Double) {
    hand.hasActed = true
    self.percentComplete = percentComplete
  }

  /// Keeps what a delegate brought until the transition is over.
  final func keep(_ object: AnyObject?) {
    guard let host, let object = object as? EngineObject else { return }
    host.adopt(object)
    (object as? UIPercentDrivenInteractiveTransition)?.keeper = host
    kept.append(object)
  }

  /// Lets go of what a delegate brought.
  final func letGo() {
    for object in kept {
      host?.release(object)
      (object as? UIPercentDrivenInteractiveTransition)?.keeper = nil
    }
    kept.removeAll()
  }

  /// A running transition becomes interactive.
  final func pauseInteraction() {
    guard phase == .running, !isInteractive else { return }
    isInteractive = true
    hand.wasThere = true
    hand.hasActed = true
    world.record(.pauseInteractiveTransition, "context")
    coordinator?.interactionChanged()
  }
}

extension Double {
  /// The number rounded to three decimals: "0.42".
  fileprivate var thousandths: String {
    guard isFinite, magnitude < 1e12 else { return "\(self)" }
    return "\((self * 1000).rounded() / 1000)"
  }
}
