import Foundation
import Testing
import Timeline

@testable import Scripting

/// What became of a script: how it ended, what it printed and what was recorded.
struct LuaRun {
  /// How it ended.
  let outcome: Outcome
  /// What it printed.
  let output: String
  /// What was recorded.
  let timeline: Timeline

  /// Runs a script in a session of its own; what it requires is in a folder.
  init(_ source: String, name: String = "script.lua", modules: URL? = nil) throws {
    var printed = ""
    let session = try Session(
      SessionOptions(), print: { printed += $0 },
      load: { module in
        let url = modules?.appending(path: module + ".lua")
        return url.flatMap { try? Data(contentsOf: $0) }.map {
          (String(decoding: $0, as: UTF8.self), module + ".lua")
        }
      })
    outcome = session.run(source: source, name: name)
    output = printed
    timeline = session.timeline
  }

  /// Runs a file.
  init(file: URL, modules: URL? = nil) throws {
    try self.init(
      String(decoding: Data(contentsOf: file), as: UTF8.self), name: file.lastPathComponent,
      modules: modules)
  }

  /// The rules of the findings.
  var rules: [String] { timeline.findings.map(\.rule) }

  /// Expects that it ran to its end and that all it expected came true.
  func expectFine(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(outcome == .finished, sourceLocation: sourceLocation)
    for failure in timeline.expectations.failed {
      Issue.record(
        "\(failure.source ?? ""):\(failure.line ?? 0): \(failure.message)",
        sourceLocation: sourceLocation)
    }
    #expect(timeline.expectations.passed > 0, sourceLocation: sourceLocation)
  }
}
