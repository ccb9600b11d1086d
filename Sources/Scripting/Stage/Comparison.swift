import LuaRuntime
import Motion

/// Compares Lua values as `expectEqual` does, and tells them.
struct Comparison {
  /// How far numbers may be apart, each component for itself.
  let accuracy: Double
  let state: LuaState

  /// Whether two values are equal.
  func equal(_ a: LuaValue, _ b: LuaValue) throws -> Bool {
    if let x = a.number, let y = b.number { return x == y || abs(x - y) <= accuracy }
    switch (a, b) {
    case (.null, .null): return true
    case (.boolean(let x), .boolean(let y)): return x == y
    case (.string(let x), .string(let y)): return x == y
    case (.object(let x), .object(let y)): return x === y
    case (.function(let x), .function(let y)): return x.isSame(as: y)
    case (.type(let x), .type(let y)): return x.isSame(as: y)
    case (.other(let x), .other(let y)): return x.isSame(as: y)
    case (.value(let x), .value(let y)): return equalValues(x.value, y.value)
    case (.table(let x), .table(let y)): return try x.isSame(as: y) || equalTables(x, y)
    default: return false
    }
  }

  private func equalTables(_ a: LuaTable, _ b: LuaTable) throws -> Bool {
    let (x, y) = (try a.entries(), try b.entries())
    guard x.count == y.count else { return false }
    for (one, other) in zip(x, y) {
      guard try equal(one.key, other.key), try equal(one.value, other.value) else { return false }
    }
    return true
  }

  private func equalValues(_ a: Any, _ b: Any) -> Bool {
    if let x = Self.components(a), let y = Self.components(b) {
      guard type(of: a) == type(of: b) else { return false }
      return zip(x, y).allSatisfy { $0 == $1 || abs($0 - $1) <= accuracy }
    }
    if let x = a as? AnyHashable, let y = b as? AnyHashable { return x == y }
    return false
  }

  /// The numbers of a value; nil if it has none.
  static func components(_ value: Any) -> [Double]? {
    switch value {
    case let it as CGPoint: [it.x, it.y]
    case let it as CGSize: [it.width, it.height]
    case let it as CGVector: [it.dx, it.dy]
    case let it as CGRect: [it.origin.x, it.origin.y, it.size.width, it.size.height]
    case let it as UIEdgeInsets: [it.top, it.left, it.bottom, it.right]
    case let it as NSDirectionalEdgeInsets: [it.top, it.leading, it.bottom, it.trailing]
    case let it as CGAffineTransform: [it.a, it.b, it.c, it.d, it.tx, it.ty]
    case let it as CATransform3D: it.numbers
    case let it as UIColor: [it.red, it.green, it.blue, it.alpha]
    case let it as IndexPath: [Double(it.section), Double(it.item)]
    default: nil
    }
  }

  /// What was expected and what was found instead; numbers in full where rounded ones look the same.
  func difference(_ actual: LuaValue, _ expected: LuaValue) throws -> String {
    let (found, wanted) = (try text(actual), try text(expected))
    guard found == wanted, case .value(let x) = actual, case .value(let y) = expected,
      let one = Self.components(x.value), let other = Self.components(y.value)
    else { return "expected \(wanted), got \(found)" }
    return "expected \(wanted) = \(other), got \(one)"
  }

  /// A value as text; tables are shown two levels deep.
  func text(_ value: LuaValue, depth: Int = 0) throws -> String {
    switch value {
    case .string(let it): return "\"\(it)\""
    case .table(let table):
      guard depth < 2 else { return "{...}" }
      let entries = try table.entries()
      if entries.isEmpty { return try state.describe(value) }
      let parts = try entries.prefix(12).map { entry in
        let shown = try text(entry.value, depth: depth + 1)
        if case .integer = entry.key { return shown }
        return "\(try text(entry.key).replacingQuotes()) = \(shown)"
      }
      return "{\(parts.joined(separator: ", "))\(entries.count > 12 ? ", ..." : "")}"
    default: return try state.describe(value)
    }
  }
}

extension LuaValue {
  /// The number, if it is one.
  var number: Double? {
    switch self {
    case .integer(let it): Double(it)
    case .number(let it): it
    default: nil
    }
  }
}

extension String {
  /// Without the quotes around it.
  fileprivate func replacingQuotes() -> String {
    hasPrefix("\"") && hasSuffix("\"") && count > 1 ? String(dropFirst().dropLast()) : self
  }
}
