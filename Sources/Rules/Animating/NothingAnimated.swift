extension Rule {
  /// The animation block changed nothing that animates.
  static let nothingAnimated = Rule(
    "nothing-animated", claim: "The animation block changed nothing that animates.",
    explanation: """
      Without a change of an animatable property there is no animation: duration and delay are ignored
      and the completion runs at once. Usual causes: the value was already set before the block, or only
      isHidden or a constraint's constant was changed. For constraints lay out inside the block:

        height.constant = 300
        UIView.animate(withDuration: 0.3) { view.superview?.layoutIfNeeded() }
      """)
}
