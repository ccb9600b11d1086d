extension Rule {
  /// continueAnimation was called on an animator that is not paused.
  static let animatorNotPaused = Rule(
    "animator-not-paused", claim: "continueAnimation was called on an animator that is not paused.",
    explanation: """
        animator.pauseAnimation()
        animator.fractionComplete = 0.4
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      """)
}
