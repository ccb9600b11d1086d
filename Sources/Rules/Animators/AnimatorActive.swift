extension Rule {
  /// A property of an animator was set while it was active.
  static let animatorActive = Rule(
    "animator-active", claim: "A property of an animator was set while it was active.",
    explanation: """
      isInterruptible, isUserInteractionEnabled and the like are fixed once the animator is active. Set
      them before startAnimation().
      """)
}
