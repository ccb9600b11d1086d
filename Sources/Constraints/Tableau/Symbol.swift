/// A column of the tableau.
struct Symbol: Hashable, Comparable, Sendable {
  /// What the column stands for.
  enum Kind: Int32, Sendable {
    /// A variable of the user: any real number.
    case external
    /// The room an inequality leaves: at least 0.
    case slack
    /// What a constraint that is not required misses: at least 0.
    case error
    /// The mark of a required equation: always 0.
    case dummy
  }

  private let bits: Int32

  init(_ index: Int, _ kind: Kind) { bits = Int32(index) << 2 | kind.rawValue }

  /// Its number; those of forgotten symbols are used again.
  var index: Int { Int(bits >> 2) }

  /// What it stands for.
  var kind: Kind { Kind(rawValue: bits & 3) ?? .external }

  var isExternal: Bool { bits & 3 == Kind.external.rawValue }
  var isDummy: Bool { bits & 3 == Kind.dummy.rawValue }

  /// Whether it may enter the basis: it is at least 0 and need not stay 0.
  var isPivotable: Bool { !isExternal && !isDummy }

  static func < (lhs: Symbol, rhs: Symbol) -> Bool { lhs.bits < rhs.bits }
}
