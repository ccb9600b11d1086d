import Glibc
import Timeline

/// Stands in for the session of `Scripting` until there is one: it gives back what it is given.
/// `sleep` runs until it is interrupted, an open parenthesis is incomplete, `error` fails.
final class StubSession: ScriptSession {
  private let options: SessionOptions
  private let wasAsked = UnsafeMutablePointer<Int32>.allocate(capacity: 1)

  /// A session with options.
  init(options: SessionOptions) {
    self.options = options
    wasAsked.initialize(to: 0)
  }

  deinit { wasAsked.deallocate() }

  let timeline = Timeline(
    screen: Screen(size: .init(width: 390, height: 844), scale: 3, safeArea: .init()))

  var interrupt: Interrupt {
    Interrupt(
      function: { $0?.assumingMemoryBound(to: Int32.self).pointee = 1 }, context: wasAsked)
  }

  func run(_ script: Module, arguments: [String]) -> Outcome {
    let text = String(decoding: script.source, as: UTF8.self)
    switch evaluate(text) {
    case .values(let values):
      if let values, !values.isEmpty { options.print(values + "\n") }
      if !arguments.isEmpty { options.print(arguments.joined(separator: "\t") + "\n") }
      return .finished
    case .incomplete: return .failed("\(script.name):1: unfinished near <eof>")
    case .failed(let message): return .failed("\(script.name):1: \(message)")
    case .interrupted: return .interrupted
    }
  }

  func evaluate(_ chunk: String) -> Evaluation {
    let open = chunk.filter { $0 == "(" }.count - chunk.filter { $0 == ")" }.count
    if open > 0 { return .incomplete }
    if chunk == "error" { return .failed("an error") }
    guard chunk == "sleep" else { return .values(chunk) }
    wasAsked.pointee = 0
    while wasAsked.pointee == 0 { usleep(1000) }
    return .interrupted
  }

  func completions(for chunk: String, at offset: Int) -> [String] {
    let before = String(decoding: chunk.utf8.prefix(offset), as: UTF8.self)
    let word = before.split(separator: " ").last.map(String.init) ?? ""
    return ["view.alpha", "view.autoresizingMask", "view:addSubview", "window"]
      .filter { $0.hasPrefix(word) }
  }
}
