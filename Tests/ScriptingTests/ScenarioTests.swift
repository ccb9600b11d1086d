import Foundation
import Testing

/// The scenarios of the contract: each runs to its end, and all it expects comes true.
struct ScenarioTests {
  @Test(arguments: [
    "present-slide", "push-parallax", "interactive-cancel", "keyframes-turn", "values-and-errors",
    "constraints",
  ])
  func contractScenariosHold(name: String) throws {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "lua", subdirectory: "Scenarios"))
    try LuaRun(file: url).expectFine()
  }
}
