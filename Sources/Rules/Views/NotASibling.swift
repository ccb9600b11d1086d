extension Rule {
  /// insertSubview above or below a view that is not in the same superview.
  static let notASibling = Rule(
    "not-a-sibling",
    claim: "insertSubview above or below a view that is not in the same superview.",
    explanation: """
      The reference view must be a direct subview of the receiver. Otherwise "above" puts the view on
      top and "below" at the bottom.

        reference.superview?.insertSubview(view, aboveSubview: reference)
      """)
}
