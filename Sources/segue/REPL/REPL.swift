import CTerminal
import Glibc

/// Reads, evaluates, prints, until Ctrl-D.
struct REPL {
  private let settings: Settings
  private let streams: Streams
  private let folders = UserFolders(environment: .process)

  /// A REPL on the streams.
  init(settings: Settings, streams: Streams) {
    self.settings = settings
    self.streams = streams
  }

  /// Talks to a new session, or to the one that a script has left behind.
  func start(with existing: (any ScriptSession)? = nil) throws(UsageError) -> ExitCode {
    segue_interrupt_hold()
    let session = if let existing { existing } else { try newSession() }
    if let path = folders.history { UserFolders.makeFolder(of: path) }
    guard let editor = LineEditor(historyPath: folders.history) else {
      streams.complain("no pipe is left for the terminal")
      return .internalError
    }
    if !settings.isQuiet {
      streams.output.write("Segue \(Shell.version). help() tells what there is, Ctrl-D leaves.\n")
    }
    runInitialScript(in: session)
    streams.output.flush()
    talk(to: session, through: editor)
    return .fine
  }

  private func newSession() throws(UsageError) -> any ScriptSession {
    try makeSession(
      SessionOptions(
        settings: settings, print: streams.output.write, load: ModuleLoader.current.load))
  }

  private func runInitialScript(in session: any ScriptSession) {
    guard let path = folders.initialScript, access(path, F_OK) == 0 else { return }
    do throws(FileError) {
      let script = try Module(path: path)
      let outcome = interruptible(session) { session.run(script, arguments: []) }
      if case .failed(let message) = outcome { streams.note(message) }
    } catch {
      streams.complain("\(error)")
    }
  }

  private func talk(to session: any ScriptSession, through editor: LineEditor) {
    var chunk = Chunk()
    editor.completions = { line, offset in
      let before = chunk.isEmpty ? "" : chunk.text + "\n"
      return session.completions(for: before + line, at: before.utf8.count + offset)
    }
    while true {
      switch editor.read(prompt: chunk.isEmpty ? "> " : ">> ") {
      case .end: return
      case .interrupt:
        chunk = Chunk()
      case .line(let line):
        if line.isBlank, !editor.hasWaitingInput {
          if !chunk.isEmpty { streams.note("(dropped: it was not finished)") }
          chunk = Chunk()
        } else {
          chunk.append(line)
          if evaluate(chunk, in: session) {
            editor.remember(chunk.text)
            chunk = Chunk()
          }
        }
      }
    }
  }

  /// Tells what the engine noticed in a line, when it is new.
  private func tellFindings(of session: any ScriptSession) {
    for finding in session.takeFindings() where !settings.isQuiet {
      let line = finding.line.map { $0 > 1 ? " (line \($0))" : "" } ?? ""
      streams.note("\(finding.severity.rawValue)[\(finding.rule)]: \(finding.message)\(line)")
    }
  }

  /// Runs the chunk; false if it is the beginning of something longer.
  private func evaluate(_ chunk: Chunk, in session: any ScriptSession) -> Bool {
    let evaluation = interruptible(session) { session.evaluate(chunk.text) }
    switch evaluation {
    case .incomplete: return false
    case .values(let text):
      if let text { streams.output.write(text + "\n") }
    case .failed(let message): streams.note(message)
    case .interrupted: streams.note("(interrupted)")
    }
    tellFindings(of: session)
    streams.output.flush()
    return true
  }
}
