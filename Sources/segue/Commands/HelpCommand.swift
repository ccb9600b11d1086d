/// `segue help [COMMAND]`.
enum HelpCommand {
  /// Prints the page of the command named, or of the program.
  static func start(_ invocation: Invocation, _ streams: Streams) throws(UsageError) -> ExitCode {
    guard let name = invocation.operands.first else { return show(nil, streams) }
    guard let command = Command.named(name) else { throw .noSuchCommand(name) }
    return show(command, streams)
  }

  /// Prints a page.
  static func show(_ command: Command?, _ streams: Streams) -> ExitCode {
    streams.output.write(HelpPage.text(for: command))
    return .fine
  }
}
