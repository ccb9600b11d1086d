extension Rule {
  /// A transform that cannot be undone does not animate.
  static let singularTransform = Rule(
    "singular-transform", claim: "A transform that cannot be undone does not animate.",
    explanation: """
      Between a scale of 0 and anything else there is no matrix on the way, so the view jumps. Begin or
      end at a scale that is nearly nothing:

        view.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)
      """)
}
