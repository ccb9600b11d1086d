/// Counts what was recorded since the last tidying up. No part of what happened: all are equal.
struct Growth: Sendable, Hashable {
  /// How many entries.
  var count = 0

  static func == (lhs: Growth, rhs: Growth) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
