extension Rule {
  /// A stopped animator was used.
  static let animatorStopped = Rule(
    "animator-stopped", claim: "A stopped animator was used.",
    explanation: """
      Between stopAnimation(false) and finishAnimation(at:) an animator takes no other call; UIKit
      raises an exception.

        animator.stopAnimation(false)
        animator.finishAnimation(at: .current)
      """)
}
