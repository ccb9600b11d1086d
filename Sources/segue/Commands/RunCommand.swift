import CTerminal
import Glibc

/// `segue run`: scripts from files, from the command line or from standard input, each in a session
/// of its own.
struct RunCommand {
  private let invocation: Invocation
  private let streams: Streams
  private let report: Report

  private var settings: Settings { invocation.settings }

  /// Runs what the invocation names.
  static func start(_ invocation: Invocation, _ streams: Streams) throws(UsageError) -> ExitCode {
    let report = try Report(settings: invocation.settings, streams: streams)
    let command = RunCommand(invocation: invocation, streams: streams, report: report)
    return try command.run()
  }

  private func run() throws(UsageError) -> ExitCode {
    if settings.isInteractive, !segue_terminal_is_interactive(STDIN_FILENO) { throw .noTerminal }
    let paths = invocation.operands
    if !settings.code.isEmpty {
      if let path = paths.first { throw .codeAndFile(path) }
      let source = Array(settings.code.joined(separator: "\n").utf8)
      return try run(Module(source: source, name: "(command line)"), folder: ModuleLoader.current)
    }
    if paths.isEmpty, segue_terminal_is_interactive(STDIN_FILENO) {
      throw .missingOperand(command: "run", needed: "a FILE, -e CODE or a script to read")
    }
    if paths.count > 1, settings.outputPath != nil { throw .oneOutputForSeveral }
    var code = ExitCode.fine
    for path in paths.isEmpty ? ["-"] : paths {
      code = code.worse(try run(path: path))
      if code == .interrupted { break }
    }
    return code
  }

  private func run(path: String) throws(UsageError) -> ExitCode {
    let script: Module
    do throws(FileError) {
      script = try Module(path: path)
    } catch {
      streams.complain("\(error)")
      return .fileUnavailable
    }
    let loader = path == "-" ? ModuleLoader.current : ModuleLoader(scriptPath: path)
    return try run(script, folder: loader)
  }

  private func run(
    _ script: Module, folder loader: ModuleLoader
  ) throws(UsageError) -> ExitCode {
    let prints = report.scriptPrintsToErrors ? streams.errors : streams.output
    let session = try makeSession(
      SessionOptions(settings: settings, print: prints.write, load: loader.load))
    let outcome = interruptible(session) {
      session.run(script, arguments: invocation.scriptArguments)
    }
    prints.flush()
    let code = close(outcome, of: session, script)
    guard settings.isInteractive, code != .interrupted else { return code }
    return try REPL(settings: settings, streams: streams).start(with: session)
  }

  /// Shows the timeline, which after an error reaches as far as the run came. A script that only
  /// computes has nothing to show.
  private func close(
    _ outcome: Outcome, of session: any ScriptSession, _ script: Module
  ) -> ExitCode {
    if case .interrupted = outcome {
      streams.complain("interrupted")
      return .interrupted
    }
    let timeline = session.timeline
    let silences = Silences(String(decoding: script.source, as: UTF8.self))
    var code = report.verdict(on: timeline, silences: silences)
    do throws(FileError) {
      if report.isAskedFor || timeline.end > 0 { try report.show(timeline, title: script.name) }
    } catch {
      streams.complain("\(error)")
      code = code.worse(.fileUnavailable)
    }
    report.remark(on: timeline, title: script.name, silences: silences)
    guard case .failed(let message) = outcome else { return code }
    streams.note(message)
    return code.worse(.scriptFailed)
  }
}
