extension Rule {
  /// A controller cannot be presented twice at once.
  static let presentActive = Rule(
    "present-active", claim: "A controller cannot be presented twice at once.",
    explanation: """
      The controller is on screen already; UIKit raises an exception. Make a new one, or dismiss it
      first. Ask presentingViewController == nil when in doubt.
      """)
}
