import Testing

@testable import segue

/// What the environment decides.
struct EnvironmentTests {
  @Test func aVariableWithoutTextIsNotThere() {
    let environment = Environment(["A": "", "B": "b"])
    #expect(environment["A"] == nil)
    #expect(environment["B"] == "b")
    #expect(environment["C"] == nil)
  }

  @Test(arguments: [
    ([:], true, true),
    ([:], false, false),
    (["NO_COLOR": "1"], true, false),
    (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, false),
    (["CLICOLOR_FORCE": "1"], false, true),
    (["CLICOLOR_FORCE": "1", "CLICOLOR": "0"], false, true),
    (["CLICOLOR_FORCE": "0"], false, false),
    (["CLICOLOR": "0"], true, false),
    (["TERM": "dumb"], true, false),
  ])
  func colourFollowsTheEnvironment(variables: [String: String], isTerminal: Bool, colored: Bool) {
    let environment = Environment(variables)
    let answer = { (choice: ColorChoice) in
      choice.isColored(isTerminal: isTerminal, environment: environment)
    }
    #expect(answer(.auto) == colored)
    #expect(answer(.always))
    #expect(!answer(.never))
  }

  @Test func foldersFollowTheXDGSpecification() {
    let home = UserFolders(environment: Environment(["HOME": "/h", "XDG_STATE_HOME": "relative"]))
    #expect(home.history == "/h/.local/state/segue/history")
    #expect(home.initialScript == "/h/.config/segue/init.lua")
    let own = UserFolders(
      environment: Environment(["XDG_STATE_HOME": "/s", "XDG_CONFIG_HOME": "/c"]))
    #expect(own.history == "/s/segue/history")
    #expect(own.initialScript == "/c/segue/init.lua")
    #expect(UserFolders(environment: Environment([:])).history == nil)
  }
}

extension Environment {
  /// Variables from a dictionary.
  fileprivate init(_ variables: [String: String]) { self.init { variables[$0] } }
}
