extension Rule {
  /// An animator that cannot be interrupted was asked to pause or scrub.
  static let animatorNotInterruptible = Rule(
    "animator-not-interruptible",
    claim: "An animator that cannot be interrupted was asked to pause or scrub.",
    explanation: """
      isInterruptible was set to false, so pause, scrub and reverse do nothing. Leave it true before the
      start.
      """)
}
