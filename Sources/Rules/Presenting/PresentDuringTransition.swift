extension Rule {
  /// A present while another presentation is under way is dropped.
  static let presentDuringTransition = Rule(
    "present-during-transition",
    claim: "A present while another presentation is under way is dropped.",
    explanation: """
      UIKit does not queue presentations. Wait for the completion of the one that runs:

        first.present(second, animated: true) { second.present(third, animated: true) }
      """)
}
