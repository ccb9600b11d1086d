import Scripting

/// `segue explain [RULE]`: what a finding means and how it is done right.
enum ExplainCommand {
  /// Prints the page of a rule, or the list of all rules.
  static func start(_ invocation: Invocation, _ streams: Streams) throws(UsageError) -> ExitCode {
    for other in invocation.operands.dropFirst() + invocation.scriptArguments {
      throw .unwantedOperand(other, command: "explain")
    }
    guard let name = invocation.operands.first else {
      streams.output.write(RulePage.list)
      return .fine
    }
    guard let page = RulePage.text(of: name) else {
      let near = Suggestion.nearest(to: name, among: RulePage.names)
      throw .noPage(
        "there is no rule '\(name)'" + (near.map { "; did you mean \($0)?" } ?? ""))
    }
    streams.output.write(page)
    return .fine
  }
}
