extension Transition {
  /// The user let go.
  final func endInteraction(cancelled: Bool) {
    guard phase == .running, isInteractive else { return }
    isInteractive = false
    if cancelled { wasCancelled = true }
    coordinator?.interactionChanged()
  }

  /// A running transition becomes interactive.
  final func pauseInteraction() {
    guard phase == .running, !isInteractive else { return }
    isInteractive = true
    coordinator?.interactionChanged()
  }
}
