extension Rule {
  /// A view transition from a view that is nowhere.
  static let transitionFromNowhere = Rule(
    "transition-from-nowhere", claim: "A view transition begins at a view that has no superview.",
    explanation: """
      UIView.transition(from:to:) removes the first view from its superview and puts the second one in
      its place. A second call with the same first view finds it nowhere, and nothing is shown. Swap the
      two, or keep both in the tree:

        UIView.transition(
          from: front, to: back, duration: 0.5,
          options: [.transitionFlipFromLeft, .showHideTransitionViews])
      """)
}
