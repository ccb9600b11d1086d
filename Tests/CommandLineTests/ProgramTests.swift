import Foundation
import Testing

@testable import segue

/// What a shell sees: exit codes, and which stream says what.
struct ProgramTests {
  @Test func theVersionIsPrinted() throws {
    let run = try Program.run("--version")
    #expect(run.code == 0)
    let words = run.output.split(whereSeparator: { " ().\n".contains($0) }).map(String.init)
    #expect(run.output.hasPrefix("segue \(Shell.version) (Lua 5.4."))
    #expect(run.output.hasSuffix(")\n"))
    #expect(words.last.flatMap { Int($0) } != nil)
    #expect(run.errors.isEmpty)
  }

  @Test func helpIsPrintedForTheProgramAndForACommand() throws {
    #expect(try Program.run("--help").output == HelpPage.text(for: nil))
    let page = HelpPage.text(for: Command.named("run"))
    #expect(try Program.run("help", "run").output == page)
    #expect(try Program.run("run", "--help").output == page)
  }

  @Test func emptyCodePrintsNothing() throws {
    for arguments in [["-e", ""], ["run", "-e", ""]] {
      let run = try Program.shell("$segue " + arguments.map { "'\($0)'" }.joined(separator: " "))
      #expect(run.code == 0)
      #expect(run.output.isEmpty && run.errors.isEmpty)
    }
  }

  @Test(arguments: [
    "--fsp 3", "rnu", "run -e 1 a.lua", "help nothing", "show", "show a b", "-e '' -o a.unknown",
    "run a.lua b.lua -o c.json", "-i",
  ])
  func wrongUsageIsOneSentenceAndExitCode64(line: String) throws {
    let run = try Program.shell("$segue \(line) < /dev/null")
    #expect(run.code == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("segue: "))
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
  }

  @Test(arguments: ["missing.lua", "run missing.lua", "show missing.json", "/"])
  func aFileThatCannotBeReadIsExitCode66(line: String) throws {
    let run = try Program.shell("cd / && $segue \(line)")
    #expect(run.code == 66)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("segue: cannot read "))
  }

  @Test func aClosedPipeEndsQuietly() throws {
    let run = try Program.shell("for i in 1 2 3; do $segue --help | true; done")
    #expect(run.errors.isEmpty)
    let ignored = try Program.shell("trap '' PIPE; $segue --help | true; echo ${PIPESTATUS[0]}")
    #expect(ignored.output == "0\n")
    #expect(ignored.errors.isEmpty)
  }

  @Test func aFullDiskIsSaid() throws {
    let run = try Program.shell("$segue --help > /dev/full")
    #expect(run.code == 66)
    #expect(run.errors == "segue: cannot write to standard output: No space left on device\n")
  }

  @Test func aFailedExportLeavesNothing() throws {
    let run = try Program.shell("$segue -e '' -o /nowhere/a.json")
    #expect(run.code == 66)
    #expect(run.errors == "segue: cannot write /nowhere/a.json: No such file or directory\n")
  }

  @Test func aSavedTimelineIsOpenedAgain() throws {
    let run = try Program.shell(
      """
      d=$(mktemp -d); trap "rm -r $d" EXIT
      $segue -e '' --format json > $d/live.json
      $segue -e '' -o $d/a.segue.json
      $segue show $d/a.segue.json --format json | diff - $d/live.json
      """)
    #expect(run.code == 0, "\(run.output)\(run.errors)")
  }

  @Test func whatIsNoSavedTimelineIsToldSo() throws {
    let run = try Program.shell("$segue show /etc/passwd")
    #expect(run.code == 66)
    #expect(run.errors.hasPrefix("segue: /etc/passwd is no saved timeline"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/pts/ptmx"), "no terminals here"))
  func theREPLEndsWithItsInput() throws {
    let run = try Program.shell(
      "(sleep 2; printf '\\004'; sleep 2) | timeout 20 script -qec \"$segue -q\" /dev/null")
    #expect(run.code == 0)
    #expect(run.output.contains("> "))
  }
}
