/// How an expression compares with 0.
public enum Relation: Sendable, Hashable, CaseIterable {
  case lessThanOrEqual, equal, greaterThanOrEqual
}
