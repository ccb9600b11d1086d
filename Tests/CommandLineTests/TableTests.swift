import Renderers
import Testing

@testable import segue

/// The tables that the command line is made from are well formed.
struct TableTests {
  @Test func namesOfFlagsAreUnique() {
    let names = Option.all.map(\.long) + Option.all.compactMap { $0.short.map(String.init) }
    #expect(Set(names).count == names.count)
  }

  @Test func namesAreLowerCaseWordsWithDashes() {
    for name in Option.all.map(\.long) + Command.all.map(\.name) + OutputFormat.names {
      #expect(name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(name)")
    }
  }

  @Test func commandsHaveUniqueNamesAndSayHowTheyAreCalled() {
    #expect(Set(Command.all.map(\.name)).count == Command.all.count)
    for command in Command.all {
      #expect(command.usages.allSatisfy { $0.hasPrefix("segue \(command.name)") })
    }
  }

  @Test func everyHelpPageHasItsFlagsWithin80Columns() {
    for command in [nil] + Command.all.map(Optional.some) {
      let page = HelpPage.text(for: command)
      #expect(page.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(page)")
      for option in (command?.groups ?? OptionGroup.all).flatMap(\.options) {
        #expect(page.contains("--\(option.long)"))
      }
    }
  }

  @Test func everyRendererCanBeNamed() {
    for renderer in Renderer.all { #expect(OutputFormat.names.contains(renderer.name)) }
    #expect(OutputFormat.named("none") != nil)
    #expect(OutputFormat.named("nonsense") == nil)
  }

  @Test func theLongestFileEndingDecides() {
    guard case .saved = OutputFormat.forFile("a.segue.json") else {
      Issue.record("a.segue.json is no saved timeline")
      return
    }
    guard case .printed(let renderer) = OutputFormat.forFile("a.json") else {
      Issue.record("a.json is nothing")
      return
    }
    #expect(renderer.name == "json")
    #expect(OutputFormat.forFile("a.out") == nil)
  }
}
