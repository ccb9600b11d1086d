extension Rule {
  /// finishAnimation was called on an animator that is not stopped.
  static let animatorNotStopped = Rule(
    "animator-not-stopped", claim: "finishAnimation was called on an animator that is not stopped.",
    explanation: """
        animator.stopAnimation(false)            // now it is stopped
        animator.finishAnimation(at: .end)       // runs the completions

      With stopAnimation(true) it is finished already and runs no completions.
      """)
}
