extension Rule {
  /// begin- or endAppearanceTransition on a controller of somebody else's.
  static let foreignAppearanceCalls = Rule(
    "foreign-appearance-calls",
    claim: "begin/endAppearanceTransition was called on a controller that you do not contain.",
    explanation: """
      These calls are for the children of a container of your own. A presenter that stays in the window
      gets no appearance callbacks, and faking them leaves UIKit thinking that it has gone: it hears no
      more of safe areas, and its next real callbacks are unbalanced. Use the callbacks of the
      presentation instead:

        override func dismissalTransitionWillBegin() { presenterShouldReload() }
      """)
}
