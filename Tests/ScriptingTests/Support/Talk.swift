import Testing

@testable import Scripting

/// A session that is talked to line by line, as in the REPL.
final class Talk {
  let session: Session
  private final class Printed { var text = "" }
  private let sink = Printed()

  /// A new session.
  init(_ options: SessionOptions = SessionOptions()) throws {
    let sink = sink
    session = try Session(options, print: { sink.text += $0 }, load: { _ in nil })
  }

  /// What a line shows: what it prints, its values, or its error.
  func say(_ line: String) -> String {
    sink.text = ""
    switch session.evaluate(line) {
    case .incomplete: return "(incomplete)"
    case .values(let text): return sink.text + (text ?? "")
    case .failed(let message): return sink.text + "error: " + message
    case .interrupted: return "(interrupted)"
    }
  }

  /// What could stand at the end of a line.
  func completions(_ line: String) -> [String] {
    session.completions(for: line, at: line.utf8.count)
  }
}
