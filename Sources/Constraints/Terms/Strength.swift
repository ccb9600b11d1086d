/// How much a constraint weighs against others: a stronger one wins over any number of weaker ones;
/// among equally strong ones the sum of what they miss is least.
public struct Strength: RawRepresentable, Hashable, Comparable, Sendable {
  /// The strength as a number; 1000 and above must hold.
  public let rawValue: Double

  /// A strength from a number.
  public init(rawValue: Double) { self.rawValue = min(rawValue, 1000) }

  /// Must hold.
  public static let required = Strength(rawValue: 1000)

  public static func < (lhs: Strength, rhs: Strength) -> Bool { lhs.rawValue < rhs.rawValue }
}
