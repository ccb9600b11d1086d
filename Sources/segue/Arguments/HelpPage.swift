/// The help pages, made from the tables of commands and flags.
enum HelpPage {
  /// The page of one command, or of the program.
  static func text(for command: Command?) -> String {
    guard let command else { return program }
    let usage = command.usages.map { "  " + $0 }.joined(separator: "\n")
    return """
      \(sentence(command.summary))

      \(usage)
      \(flags(in: command.groups))
      """
  }

  private static var program: String {
    let rows = Command.all.flatMap { command in
      command.usages.enumerated().map { ($1, $0 == 0 ? command.summary : "") }
    }
    return """
      Segue, a laboratory for UIKit view-controller transitions, scripted from Lua.

      \(columns(Command.implicitUsages + rows))
      \(flags(in: OptionGroup.all))
      Exit codes: 0 fine, 1 an expectation failed or with --strict a finding is an
      error, 2 the script failed, 64 wrong usage, 66 a file cannot be read or written,
      130 interrupted. A finding that a script means to have is silenced on its line:
      "-- segue: allow RULE: REASON".

      """
  }

  private static func flags(in groups: [OptionGroup]) -> String {
    groups.map { group in
      "\n\(group.title):\n" + group.options.map(entry).joined(separator: "\n") + "\n"
    }.joined()
  }

  /// A flag, below it what its values mean.
  private static func entry(of option: Option) -> String {
    let row = columns([(synopsis(of: option), option.doc)])
    if option.valueDocs.isEmpty { return row }
    return row + "\n" + columns(option.valueDocs.map { ("      " + $0, $1) }, left: 16)
  }

  /// `-o, --output FILE`.
  private static func synopsis(of option: Option) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    return short + "--" + option.long + (option.valueName.map { " " + $0 } ?? "")
  }

  /// Two columns; a left side that is too long has a line of its own.
  private static func columns(_ rows: [(String, String)], left limit: Int = 30) -> String {
    rows.map { left, right in
      if right.isEmpty { return "  " + left }
      if left.count > limit {
        return "  \(left)\n  \(String(repeating: " ", count: limit))  \(right)"
      }
      return "  \(left)\(String(repeating: " ", count: limit - left.count))  \(right)"
    }.joined(separator: "\n")
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}
