import Layers
import Timeline

extension Transition {
  /// The user let go.
  final func endInteraction(cancelled: Bool) {
    guard phase == .running, isInteractive else { return }
    isInteractive = false
    if cancelled { wasCancelled = true }
    world.record(
      cancelled ? .cancelInteractiveTransition : .finishInteractiveTransition, "context",
      detail: "at \(percentComplete)")
    coordinator?.interactionChanged()
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
    world.record(.pauseInteractiveTransition, "context")
    coordinator?.interactionChanged()
  }
}
