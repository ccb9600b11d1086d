import Testing
import Timeline

@testable import segue

/// `-- segue: allow <rule>: <reason>`: which findings of a script are meant.
struct SilencesTests {
  private func finding(_ rule: String, line: Int?) -> Finding {
    Finding(rule: rule, severity: .error, time: 0, message: "", line: line)
  }

  @Test func theEndOfALineStandsForThatLine() {
    let silences = Silences(
      "local a\na:present(b) -- segue: allow present-active: shown on purpose\n")
    #expect(silences.covers(finding("present-active", line: 2)))
    #expect(!silences.covers(finding("present-active", line: 1)))
    #expect(!silences.covers(finding("never-completed", line: 2)))
  }

  @Test func aLineOfItsOwnStandsForTheNextLineOfCode() {
    let silences = Silences("-- segue: allow black-at-the-end: the lesson\n\n-- more\nwait(1)\n")
    #expect(silences.covers(finding("black-at-the-end", line: 4)))
    #expect(!silences.covers(finding("black-at-the-end", line: 1)))
  }

  @Test func aFindingWithoutALineIsSilencedByItsRule() {
    let silences = Silences("wait(1) -- segue: allow never-completed: it waits for ever here")
    #expect(silences.covers(finding("never-completed", line: nil)))
    #expect(!silences.covers(finding("completed-twice", line: nil)))
  }

  @Test(arguments: [
    "-- segue: allow never-completed", "-- segue: allow never-completed:",
    "-- segue: allow never-completed:   ", "-- segue: allow", "-- segue: allow : because",
  ])
  func nothingIsSilencedWithoutARuleAndAReason(comment: String) {
    let silences = Silences("wait(1) \(comment)\r\n")
    #expect(silences.accepted.isEmpty && silences.refused.count == 1)
    #expect(!silences.covers(finding("never-completed", line: 1)))
    #expect(!silences.covers(finding("never-completed", line: nil)))
  }

  private let misuse = "UIViewController{}:present(UIViewController{}, {animated = true})"

  @Test func strictEndsWith1UnlessTheLineSaysWhy() throws {
    let silenced = misuse + " -- segue: allow present-outside-window: this is the lesson"
    let unfounded = misuse + " -- segue: allow present-outside-window"
    #expect(try Program.run("--strict", "-e", misuse).code == 1)
    #expect(try Program.run("-e", misuse).code == 0)
    let run = try Program.run("--strict", "-e", silenced)
    #expect(run.code == 0 && run.errors.isEmpty)
    let refused = try Program.run("--strict", "-e", unfounded)
    #expect(refused.code == 1)
    #expect(refused.errors.contains("-- segue: allow present-outside-window: REASON"))
    #expect(refused.errors.contains("[present-outside-window]"))
  }
}
