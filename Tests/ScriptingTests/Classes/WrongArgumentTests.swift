import Foundation
import LuaRuntime
import Testing

@testable import Scripting

/// Every member of every class, called with wrong arguments: nothing crashes, and every refusal names
/// what it refuses. What is called follows from the class tables.
struct WrongArgumentTests {
  /// The names of all classes.
  static let classes = Catalogue().types.map(\.name)

  @Test(arguments: classes)
  func wrongArgumentsAreRefusedByName(_ name: String) throws {
    let type = try #require(Catalogue().types.first { $0.name == name })
    let scenarios = try #require(
      Bundle.module.url(forResource: "fuzz", withExtension: "lua", subdirectory: "Scenarios"))
    let run = try LuaRun(
      "require('fuzz').run('\(name)', {\(members(of: type))})", name: name,
      modules: scenarios.deletingLastPathComponent())
    run.expectFine()
  }

  /// The own members of a class as a Lua table.
  private func members(of type: LuaType) -> String {
    type.members.filter { $0.kind != .operation }.map { member in
      let parameters = member.signature.parameters
      return "{kind = '\(member.kind)', name = '\(member.name)', "
        + "count = \(parameters.count), labels = \(list(parameters.compactMap(\.label))), "
        + "parameters = \(list(parameters.map(\.name) + parameters.compactMap(\.label)))}"
    }.joined(separator: ",\n")
  }

  /// Words as a list of Lua.
  private func list(_ words: [String]) -> String {
    "{\(words.map { "'\($0)'" }.joined(separator: ", "))}"
  }
}
