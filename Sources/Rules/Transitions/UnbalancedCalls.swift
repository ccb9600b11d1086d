extension Rule {
  /// A container was changed in the middle of its transition.
  static let unbalancedCalls = Rule(
    "unbalanced-calls", claim: "A container was changed in the middle of its transition.",
    explanation: """
      A push or pop while another runs waits until that has ended; UIKit prints "Unbalanced calls to
      begin/end appearance transitions". Wait for didShow, or use the transition coordinator:

        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
          navigation.pushViewController(next, animated: true)
        }
      """)
}
