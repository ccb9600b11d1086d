import Timeline

/// The findings that a script says it means to have: `-- segue: allow <rule>: <reason>` at the end of
/// a line stands for that line, on a line of its own for the next line of code. A finding without a
/// line is silenced wherever its rule is allowed.
struct Silences {
  /// One comment.
  struct Silence: Equatable {
    /// The line it stands for, from 1.
    let line: Int
    /// The rule's id.
    let rule: String
    /// Why the finding is meant; what has none silences nothing.
    let reason: String
  }

  /// What silences.
  private(set) var accepted: [Silence] = []
  /// What lacks a rule or a reason.
  private(set) var refused: [Silence] = []

  private static let mark = "-- segue: allow"

  /// Nothing is silenced.
  init() {}

  /// Reads a script.
  init(_ source: String) {
    let lines = source.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated() {
      guard let start = line.firstRange(of: Self.mark) else { continue }
      let isAlone = Self.trimmed(line[..<start.lowerBound]).isEmpty
      let place = isAlone ? Self.nextCode(after: index, in: lines) : index
      let parts = line[start.upperBound...].split(separator: ":", maxSplits: 1)
      let silence = Silence(
        line: place + 1, rule: parts.first.map(Self.trimmed) ?? "",
        reason: parts.count > 1 ? Self.trimmed(parts[1]) : "")
      if silence.rule.isEmpty || silence.reason.isEmpty {
        refused.append(silence)
      } else {
        accepted.append(silence)
      }
    }
  }

  /// Whether a finding is meant.
  func covers(_ finding: Finding) -> Bool {
    accepted.contains {
      $0.rule == finding.rule && (finding.line == nil || finding.line == $0.line)
    }
  }

  /// The next line that is not empty and not a comment alone.
  private static func nextCode(after index: Int, in lines: [Substring]) -> Int {
    lines[(index + 1)...].firstIndex {
      let text = trimmed($0)
      return !text.isEmpty && !text.hasPrefix("--")
    } ?? index
  }

  private static func trimmed(_ text: Substring) -> String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    var rest = text.drop(while: isSpace)
    while let last = rest.last, isSpace(last) { rest = rest.dropLast() }
    return String(rest)
  }
}
