/// A linear expression that shall be 0, at most 0 or at least 0.
public struct Constraint: Sendable {
  /// What is compared with 0.
  public var expression: LinearExpression
  /// The comparison.
  public let relation: Relation
  /// What it weighs.
  public let strength: Strength

  /// A constraint from its parts.
  public init(
    _ expression: LinearExpression, _ relation: Relation, strength: Strength = .required
  ) {
    self.expression = expression
    self.relation = relation
    self.strength = strength
  }
}
