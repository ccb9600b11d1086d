extension Rule {
  /// A running or stopped animator was let go.
  static let animatorReleased = Rule(
    "animator-released", claim: "A running or stopped animator was let go.",
    explanation: """
      UIKit raises an exception when an animator that is paused or stopped is deallocated. Hold it, and
      end it:

        animator.stopAnimation(false)
        animator.finishAnimation(at: .current)
      """)
}
