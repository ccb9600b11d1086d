extension Rule {
  /// The delegate of the presentation was gone at the dismissal.
  static let noDelegateAtDismissal = Rule(
    "no-delegate-at-dismissal",
    claim: "The delegate of the presentation was gone at the dismissal.",
    explanation: """
      The presentation was custom, the dismissal is UIKit's own: the weak transitioningDelegate was
      released in between. Let the presented controller hold it.
      """)
}
