/// Required constraints cannot all hold.
public struct Unsatisfiable: Error, Sendable, Equatable {
  /// The required constraints in the solver that contradict each other, or the one that was to be
  /// added: without any one of them the rest could hold.
  public let conflicting: [ConstraintKey]
}
