import Scripting
import Timeline

/// A session of `Scripting` behind the command line's protocol.
final class LiveSession: ScriptSession {
  private let session: Session

  /// Opens a session.
  init(_ options: SessionOptions) throws(SessionError) {
    session = try Session(options.scripting, print: options.print) { name in
      options.load(name).map { (String(decoding: $0.source, as: UTF8.self), $0.name) }
    }
  }

  var timeline: Timeline { session.timeline }

  func takeFindings() -> [Finding] { session.takeFindings() }

  var interrupt: Interrupt {
    Interrupt(function: { _ in Session.requestInterrupt() }, context: nil)
  }

  func run(_ script: Module, arguments: [String]) -> Outcome {
    switch session.run(bytes: script.source, name: script.name, arguments: arguments) {
    case .finished: return .finished
    case .failed(let text): return .failed(text)
    case .interrupted: return .interrupted
    }
  }

  func evaluate(_ chunk: String) -> Evaluation {
    switch session.evaluate(chunk) {
    case .incomplete: return .incomplete
    case .values(let text): return .values(text)
    case .failed(let text): return .failed(text)
    case .interrupted: return .interrupted
    }
  }

  func completions(for chunk: String, at offset: Int) -> [String] {
    session.completions(for: chunk, at: offset)
  }

  func reference(of name: String?) throws(SessionError) -> String {
    try session.reference(of: name)
  }

  var referenceInMarkdown: String { session.referenceInMarkdown }
}
