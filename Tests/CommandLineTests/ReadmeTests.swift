import Foundation
import Testing

/// The sessions that the README shows in blocks marked `console`, played again: after `$ ` stands a
/// command (`> ` continues it), below it what it prints; `...` stands for lines left out.
struct ReadmeTests {
  /// A command of the README and what it prints there.
  struct Exchange: Sendable, CustomTestStringConvertible {
    var command: String
    var printed: [String] = []
    var testDescription: String { command }
  }

  /// Every exchange of the README.
  static let exchanges: [Exchange] = {
    let readme = try? String(contentsOf: Golden.top.appending(path: "README.md"), encoding: .utf8)
    var found: [Exchange] = []
    var isInside = false
    for line in readme?.components(separatedBy: "\n") ?? [] {
      switch line {
      case "```console": isInside = true
      case "```": isInside = false
      case _ where !isInside: continue
      case _ where line.hasPrefix("$ "): found.append(Exchange(command: String(line.dropFirst(2))))
      case _ where line.hasPrefix("> "):
        found[found.count - 1].command += "\n" + line.dropFirst(2)
      default: found[found.count - 1].printed.append(line)
      }
    }
    return found
  }()

  @Test func theReadmeShowsSessions() {
    #expect(Self.exchanges.count >= 4)
  }

  @Test(arguments: exchanges)
  func theReadmeShowsWhatIsPrinted(exchange: Exchange) throws {
    let command = exchange.command.replacing("scripts/run", with: "$segue")
    let run = try Program.shell("cd '\(Golden.top.path)' && { \(command)\n} 2>&1")
    let printed = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(Self.matches(printed.dropLast(), exchange.printed[...]), "\(run.output)")
  }

  /// Whether lines are the expected ones, in which `...` stands for any number of lines.
  static func matches(_ lines: ArraySlice<Substring>, _ expected: ArraySlice<String>) -> Bool {
    guard let first = expected.first else { return lines.isEmpty }
    if first == "..." {
      return (0...lines.count).contains { matches(lines.dropFirst($0), expected.dropFirst()) }
    }
    return lines.first.map { $0 == first } == true
      && matches(lines.dropFirst(), expected.dropFirst())
  }

  @Test func linesLeftOutMatchAnyNumberOfLines() {
    #expect(Self.matches(["a", "b", "c"], ["a", "...", "c"]))
    #expect(!Self.matches(["a", "b", "c"], ["a", "...", "b"]))
    #expect(Self.matches([], ["..."]))
  }
}
