import Foundation
import Testing

/// A text file of the repository, for tests that read it.
struct SourceFile: CustomTestStringConvertible, Sendable {
  /// The top of the repository.
  static let top = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The path from the top: "Sources/Motion/Path/CGPath.swift".
  let path: String
  /// The lines, without their ends.
  let lines: [String]

  var testDescription: String { path }

  /// The folder below "Sources" or "Tests" that it is in.
  var target: String {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : ""
  }

  /// The lines with a text, as "path:number: line".
  func places(of text: String) -> [String] {
    lines.enumerated()
      .filter { $0.element.contains(text) }
      .map { "\(path):\($0.offset + 1): \($0.element)" }
  }

  /// The files below a folder that end in one of the endings, sorted.
  static func all(below folder: String, endings: [String]) -> [SourceFile] {
    let walk = FileManager.default.enumerator(atPath: top.appending(path: folder).path) ?? .init()
    return walk.compactMap { $0 as? String }
      .filter { path in endings.contains { path.hasSuffix($0) } }
      .sorted()
      .compactMap { SourceFile(path: folder + "/" + $0) }
  }

  /// The shipped Swift.
  static let shippedSwift = all(below: "Sources", endings: [".swift"])
  /// The shipped C.
  static let shippedC = all(below: "Sources", endings: [".c", ".h"])
  /// The Swift of the tests.
  static let tests = all(below: "Tests", endings: [".swift"])

  private init?(path: String) {
    let url = SourceFile.top.appending(path: path)
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
