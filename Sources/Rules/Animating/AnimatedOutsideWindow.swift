extension Rule {
  /// A view in no window does not animate.
  static let animatedOutsideWindow = Rule(
    "animated-outside-window", claim: "A view in no window does not animate.",
    explanation: """
      The change shows at once and the completion runs without delay. Add the view first:

        context.containerView.addSubview(to)
        UIView.animate(withDuration: 0.3) { to.alpha = 1 }
      """)
}
