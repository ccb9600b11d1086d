extension Rule {
  /// finish() or cancel() came before the interactive transition had started.
  static let endedBeforeStart = Rule(
    "ended-before-start",
    claim: "finish() or cancel() came before the interactive transition had started.",
    explanation: """
      UIKit calls startInteractiveTransition after the turn in which the transition was asked for. A
      finish() or cancel() before that is not remembered: the transition waits for ever.

      Remember the wish and act on it once started:

        override func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
          super.startInteractiveTransition(context)
          if shouldFinishAtOnce { finish() }
        }
      """)
}
