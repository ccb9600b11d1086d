import Foundation
import Testing

/// The traces of lifecycle.md section 9 (with the decisions) and the cases, as Lua snippets: the name of
/// each file is its number and its claim. `trace.lua` is what they share.
struct TraceTests {
  /// The snippets of a folder, by name.
  static func snippets(in folder: String) -> [String] {
    let path = Bundle.module.bundleURL.appending(path: "Scenarios/\(folder)").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".lua") }.map { String($0.dropLast(4)) }.sorted()
  }

  @Test func everyTraceHasASnippet() {
    let numbers = Self.snippets(in: "traces").compactMap { Int($0.prefix(2)) }
    #expect(numbers == Array(1...32))
  }

  @Test(arguments: snippets(in: "traces"))
  func traceHolds(name: String) throws { try run(name, in: "traces") }

  @Test(arguments: snippets(in: "cases"))
  func caseHolds(name: String) throws { try run(name, in: "cases") }

  /// Containers, their bars and what drives them, as scripts use them.
  @Test(arguments: snippets(in: "containers"))
  func containerHolds(name: String) throws { try run(name, in: "containers") }

  private func run(_ name: String, in folder: String) throws {
    let url = try #require(
      Bundle.module.url(
        forResource: name, withExtension: "lua", subdirectory: "Scenarios/\(folder)"))
    try LuaRun(file: url, modules: url.deletingLastPathComponent().deletingLastPathComponent())
      .expectFine()
  }
}
