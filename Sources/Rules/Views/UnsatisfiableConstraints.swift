extension Rule {
  /// Required constraints contradict each other.
  static let unsatisfiableConstraints = Rule(
    "unsatisfiable-constraints", claim: "Required constraints contradict each other.",
    explanation: """
      Constraints of priority 1000 must all hold. Where they cannot, UIKit breaks one and says so; the
      layout is then not what was written. Often the view still has the constraints that stand for its
      autoresizing mask, or an old constraint is active beside its successor:

        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.deactivate{collapsed}
        NSLayoutConstraint.activate{expanded}

      or give one of them a priority of 999.
      """)
}
