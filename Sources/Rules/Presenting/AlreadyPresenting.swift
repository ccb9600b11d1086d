extension Rule {
  /// A controller presents one controller at a time.
  static let alreadyPresenting = Rule(
    "already-presenting", claim: "A controller presents one controller at a time.",
    explanation: """
      A second present on a controller that already presents is dropped: only a console message tells,
      and its completion never runs.

      Present on the topmost controller, or dismiss first:

        presenter.dismiss(animated: true) { presenter.present(next, animated: true) }
      """)
}
