import Scripting

/// `segue doc [NAME]`: the reference, made from the class tables.
enum DocCommand {
  /// Prints a page, the list of all names, or with `--markdown` everything.
  static func start(_ invocation: Invocation, _ streams: Streams) throws(UsageError) -> ExitCode {
    for other in invocation.operands.dropFirst() + invocation.scriptArguments {
      throw .unwantedOperand(other, command: "doc")
    }
    let session = try makeSession(
      SessionOptions(settings: invocation.settings, print: { _ in }, load: { _ in nil }))
    if invocation.settings.wantsMarkdown, invocation.operands.isEmpty {
      streams.output.write(session.referenceInMarkdown)
      return .fine
    }
    do throws(SessionError) {
      streams.output.write(try session.reference(of: invocation.operands.first))
      return .fine
    } catch {
      throw .noPage(error.message)
    }
  }
}
