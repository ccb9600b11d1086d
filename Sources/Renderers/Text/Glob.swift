/// A pattern for names: `*` is any text, `?` one character, `a,b` either.
///
///     Glob("photo,*.dim")
public struct Glob: Sendable, Hashable {
  private let alternatives: [[Character]]

  /// A pattern.
  public init(_ pattern: String) {
    alternatives = pattern.split(separator: ",").map { part in
      Array(String(part).trimmedEnd.drop { $0 == " " })
    }
  }

  /// Whether a name satisfies the pattern.
  public func matches(_ name: String) -> Bool {
    let name = Array(name)
    return alternatives.contains { Self.matches($0, name) }
  }

  /// Matches from the left, going back to the last `*` when stuck.
  private static func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
    var (p, n) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while n < name.count {
      if p < pattern.count, pattern[p] == "*" {
        star = (p, n)
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == name[n] {
        (p, n) = (p + 1, n + 1)
      } else if let last = star {
        (p, n) = (last.pattern + 1, last.name + 1)
        star = (last.pattern, last.name + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
