import Foundation
import Testing

/// Layout as scripts see it: when it runs, what it hands down, and where things end up. The name of each
/// file is what it is about.
struct LayoutTests {
  @Test(arguments: TraceTests.snippets(in: "layout"))
  func layoutHolds(name: String) throws {
    let url = try #require(
      Bundle.module.url(
        forResource: name, withExtension: "lua", subdirectory: "Scenarios/layout"))
    try LuaRun(file: url).expectFine()
  }
}
