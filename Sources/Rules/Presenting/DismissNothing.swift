extension Rule {
  /// There was nothing to dismiss.
  static let dismissNothing = Rule(
    "dismiss-nothing", claim: "There was nothing to dismiss.",
    explanation: """
      dismiss closes what the controller presents, or the controller itself if it is presented. With
      neither nothing happens, and the completion does not run. A controller on a navigation stack is
      left with popViewController:

        navigationController?.popViewController(animated: true)
      """)
}
