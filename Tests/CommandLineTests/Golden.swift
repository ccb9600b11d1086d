import Foundation
import Testing

/// A recorded output that a run must reproduce byte by byte. With `SEGUE_RECORD=1` in the environment
/// it is written anew, and the test still fails once: a recording is to be read before it counts.
struct Golden {
  /// The repository.
  static let top = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  /// Where recordings are.
  static let folder = top.appending(path: "Tests/CommandLineTests/Goldens")
  /// Whether recordings are written.
  static let isRecording = ProcessInfo.processInfo.environment["SEGUE_RECORD"] == "1"

  /// Its file, below the folder.
  let name: String

  private var url: URL { Golden.folder.appending(path: name) }

  /// Compares a text with the recording, or records it.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if Golden.isRecording {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      Issue.record("\(name) was recorded: read it", sourceLocation: sourceLocation)
      return
    }
    guard let recorded = try? String(decoding: Data(contentsOf: url), as: UTF8.self) else {
      Issue.record("there is no \(name): SEGUE_RECORD=1 records it", sourceLocation: sourceLocation)
      return
    }
    if recorded == text { return }
    let message = Golden.firstDifference(recorded, text)
    Issue.record("\(name) has changed: \(message)", sourceLocation: sourceLocation)
  }

  private static func firstDifference(_ old: String, _ new: String) -> String {
    let (before, after) = (
      old.split(separator: "\n", omittingEmptySubsequences: false),
      new.split(separator: "\n", omittingEmptySubsequences: false)
    )
    let same = zip(before, after).prefix { $0 == $1 }.count
    let was = same < before.count ? String(before[same]) : "(the end)"
    let now = same < after.count ? String(after[same]) : "(the end)"
    return "line \(same + 1)\n  was  \(was)\n  is   \(now)"
  }

  /// The files of a folder of the repository with that ending, by name.
  static func files(in path: String, ending: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: top.appending(path: path).path)
      .filter { $0.hasSuffix(ending) }.sorted()
  }
}
