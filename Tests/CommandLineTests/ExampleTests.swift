import Foundation
import Testing

/// The examples run clean, and what they do wrong on purpose says why.
struct ExampleTests {
  /// The scripts in `examples`, but for the parts that they share.
  static var scripts: [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../examples")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".lua") }.sorted().map {
      folder.appending(path: $0).standardizedFileURL.path
    }
  }

  @Test func thereAreSome() { #expect(Self.scripts.count > 5) }

  @Test(arguments: scripts)
  func examplesRunCleanUnderStrict(path: String) throws {
    let run = try Program.run("run", "--strict", "--format", "none", path)
    #expect(run.code == 0)
    #expect(run.errors.isEmpty, "\(run.errors)")
  }
}
