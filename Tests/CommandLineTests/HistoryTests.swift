import CTerminal
import Foundation
import Testing

/// The history file of the line editor. Readline has one history, so the tests take turns.
@Suite(.serialized)
struct HistoryTests {
  private let path = FileManager.default.temporaryDirectory.appending(
    path: "segue-history-" + UUID().uuidString
  ).path

  @Test func entriesAreKeptWholeAndForTheOwnerOnly() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    segue_history_load(path, 10)
    segue_history_add("first")
    segue_history_add("for i = 1, 2 do\n  print(i)\nend")
    #expect(try entries() == ["first", "for i = 1, 2 do\n  print(i)\nend"])
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func olderDuplicatesAreDroppedWhenTheFileIsRead() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    segue_history_load(path, 10)
    for entry in ["a", "b\nc", "a", "d", "b\nc"] { segue_history_add(entry) }
    #expect(try entries() == ["a", "b\nc", "a", "d", "b\nc"])
    segue_history_load(path, 10)
    #expect(try entries() == ["a", "d", "b\nc"])
  }

  @Test func onlyTheNewestEntriesAreKept() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    segue_history_load(path, 100)
    for number in 1...9 { segue_history_add("\(number)") }
    segue_history_load(path, 3)
    segue_history_load(path, 3)
    #expect(try entries() == ["7", "8", "9"])
  }

  /// The entries of the file: each stands after a line with its time.
  private func entries() throws -> [String] {
    let text = "\n" + (try String(contentsOfFile: path, encoding: .utf8))
    return text.split(separator: /\n#[0-9]+\n/).map { entry in
      String(entry.hasSuffix("\n") ? entry.dropLast() : entry)
    }
  }
}
