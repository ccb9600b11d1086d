extension Rule {
  /// `interruptibleAnimator(using:)` answers a new object at each call.
  static let anotherInterruptibleAnimator = Rule(
    "another-interruptible-animator",
    claim: "interruptibleAnimator(using:) answered another property animator than before.",
    explanation: """
      UIKit asks several times during one transition and must get the same object each time; a new one
      animates twice or crashes. Keep it, and let it go when the transition is over:

        func interruptibleAnimator(
          using context: any UIViewControllerContextTransitioning
        ) -> UIViewPropertyAnimator? {
          if let animator { return animator }
          let made = makeAnimator(context)
          animator = made
          return made
        }

        func animationEnded(_ completed: Bool) { animator = nil }
      """)
}
