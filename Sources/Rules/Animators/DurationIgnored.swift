extension Rule {
  /// The duration of an animator with a physical spring is ignored.
  static let durationIgnored = Rule(
    "duration-ignored", claim: "The duration of an animator with a physical spring is ignored.",
    explanation: """
      A spring given by mass, stiffness and damping runs until it is at rest. To have a duration give a
      damping ratio:

        let spring = UISpringTimingParameters(dampingRatio: 0.8)
        UIViewPropertyAnimator(duration: 0.4, timingParameters: spring)
      """)
}
