import CTerminal
import Glibc
import Scripting

/// The program: understands the command line and starts what it asks for.
struct Shell {
  /// The version that `--version` shows.
  static let version = "0.1.0"

  private let streams = Streams()

  /// Does what the arguments say; how the process should end.
  func start(_ arguments: [String]) -> ExitCode {
    segue_ignore_closed_pipes()
    let code: ExitCode
    do throws(UsageError) {
      code = try dispatch(ArgumentParser.parse(arguments))
    } catch {
      streams.complain("\(error)")
      code = .wrongUsage
    }
    streams.output.flush()
    return code
  }

  private func dispatch(_ invocation: Invocation) throws(UsageError) -> ExitCode {
    if invocation.settings.wantsHelp { return HelpCommand.show(invocation.command, streams) }
    if invocation.settings.wantsVersion {
      streams.output.write("segue \(Shell.version) (\(Session.luaRelease))\n")
      return .fine
    }
    if let command = invocation.command { return try command.start(invocation, streams) }
    if let word = invocation.operands.first { try checkIsNoSlip(word) }
    if invocation.operands.isEmpty, invocation.settings.code.isEmpty,
      segue_terminal_is_interactive(STDIN_FILENO)
    {
      return try REPL(settings: invocation.settings, streams: streams).start()
    }
    return try RunCommand.start(invocation, streams)
  }

  /// A word that is no file, and nearly a command, is probably meant as one.
  private func checkIsNoSlip(_ word: String) throws(UsageError) {
    guard !word.contains("."), !word.contains("/"), access(word, F_OK) != 0 else { return }
    guard let command = Suggestion.nearest(to: word, among: Command.all.map(\.name)) else { return }
    throw .unknownCommand(word, suggestion: command)
  }
}
