/// The sides of a transition, as controllers.
public enum UITransitionContextViewControllerKey: String, Sendable, CaseIterable {
  case from, to
}

/// The sides of a transition, as views.
public enum UITransitionContextViewKey: String, Sendable, CaseIterable {
  case from, to
}
