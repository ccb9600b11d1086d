/// One command, declared once: dispatch and help are derived from it.
struct Command: Sendable {
  /// What an invocation starts. A wrong use is thrown.
  typealias Start = @Sendable (Invocation, Streams) throws(UsageError) -> ExitCode

  /// The word that names it.
  let name: String
  /// The ways to call it, as help shows them.
  let usages: [String]
  /// What it does, in a phrase.
  let summary: String
  /// The groups of flags that it takes.
  let groups: [OptionGroup]
  /// Does it.
  let start: Start
}
