extension Rule {
  /// A finger came down during a transition that nobody drives.
  static let touchIgnored = Rule(
    "touch-ignored", claim: "A touch was ignored because a transition was running.",
    explanation: """
      While a transition runs by itself UIKit ignores all touches of the app, until the animator calls
      completeTransition: a bouncy animation of two seconds makes the new screen's buttons dead for as
      long. Touches get through to an interactive transition, and to an interruptible one, whose
      animator brings a UIViewPropertyAnimator:

        func interruptibleAnimator(using context: UIViewControllerContextTransitioning)
          -> UIViewImplicitlyAnimating { animator(for: context) }

      or call completeTransition as soon as the views are where they belong, and let the rest swing out.
      """)
}
