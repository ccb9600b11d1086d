extension Rule {
  /// transitionCoordinator was asked where there is none.
  static let noCoordinator = Rule(
    "no-coordinator", claim: "transitionCoordinator was nil where something was to animate along.",
    explanation: """
      The coordinator exists from the call that begins an animated transition until that is over. Before
      present or push, or when animated is false, it is nil, and with optional chaining the changes are
      never made. Ask after the call, and do without it if there is none:

        navigation.pushViewController(detail, animated: true)
        if let coordinator = navigation.transitionCoordinator {
          coordinator.animate(alongsideTransition: { _ in self.tint() })
        } else {
          tint()
        }
      """)
}
