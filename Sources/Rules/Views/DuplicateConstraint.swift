extension Rule {
  /// The same constraint is active twice.
  static let duplicateConstraint = Rule(
    "duplicate-constraint", claim: "The same constraint is active twice.",
    explanation: """
      It does no harm to the layout, but it shows that code that makes constraints runs more than once,
      for example in viewWillLayoutSubviews, and a change of one constant will contradict the other.
      Make them once and keep what will change:

        self.height = view.heightAnchor:constraint{equalToConstant = 44}
        self.height.isActive = true
      """)
}
