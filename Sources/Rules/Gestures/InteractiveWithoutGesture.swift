extension Rule {
  /// A flag of a gesture was left on after it was cancelled.
  static let interactiveWithoutGesture = Rule(
    "interactive-without-gesture",
    claim: "An interaction controller was returned, but no gesture is active.",
    explanation: """
      The usual cause is a flag that a drag sets when it begins and that its cancelled end does not
      clear: the next plain dismissal, from a button, gets the interaction controller too, and waits for
      a finger that is not there. Clear everything in all ends of the gesture:

        switch pan.state {
        case .began:
          driver = UIPercentDrivenInteractiveTransition()
          dismiss(animated: true)
        case .changed: driver?.update(progress)
        default:   // ended, cancelled, failed
          if pan.state == .ended, progress > 0.5 { driver?.finish() } else { driver?.cancel() }
          driver = nil   // and with it interactionControllerForDismissal answers nil again
        }
      """)
}
