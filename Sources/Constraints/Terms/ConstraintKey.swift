/// Stands for a constraint in a solver; keys count up and are not used again.
public struct ConstraintKey: Hashable, Comparable, Sendable {
  let number: Int

  public static func < (lhs: ConstraintKey, rhs: ConstraintKey) -> Bool {
    lhs.number < rhs.number
  }
}
