extension Rule {
  /// A dismissal while a transition is under way is dropped.
  static let dismissDuringTransition = Rule(
    "dismiss-during-transition", claim: "A dismissal while a transition is under way is dropped.",
    explanation: """
      Dismiss in the completion of the presentation, or through the transition coordinator:

        controller.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
          controller.dismiss(animated: true)
        }
      """)
}
