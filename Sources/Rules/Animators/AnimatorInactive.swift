extension Rule {
  /// An animator that is not active was stopped.
  static let animatorInactive = Rule(
    "animator-inactive", claim: "An animator that is not active was stopped.",
    explanation: """
      stopAnimation needs an animator that was started or paused.

        if animator.state == .active { animator.stopAnimation(true) }
      """)
}
