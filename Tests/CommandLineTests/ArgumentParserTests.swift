import Testing

@testable import segue

struct ArgumentParserTests {
  @Test func flagsMayStandAnywhere() throws {
    let line = try parse("--fps 30 run a.lua --to=2 b.lua -q")
    #expect(line.command?.name == "run")
    #expect(line.operands == ["a.lua", "b.lua"])
    #expect(line.settings.fps == 30)
    #expect(line.settings.to == 2)
    #expect(line.settings.isQuiet)
  }

  @Test func aFileAloneTakesTheWordsAfterIt() throws {
    let line = try parse("zoom.lua one run -5 --format none -- --format x")
    #expect(line.command == nil)
    #expect(line.operands == ["zoom.lua"])
    #expect(line.scriptArguments == ["one", "run", "-5", "--format", "x"])
    #expect(line.settings.format?.isText == true)
  }

  @Test func runTakesFilesAndArgumentsAfterDashes() throws {
    let line = try parse("run a.lua b.lua -- c")
    #expect(line.operands == ["a.lua", "b.lua"])
    #expect(line.scriptArguments == ["c"])
  }

  @Test func dashesMayComeBeforeTheFile() throws {
    let line = try parse("-- -odd.lua -x")
    #expect(line.operands == ["-odd.lua"])
    #expect(line.scriptArguments == ["-x"])
  }

  @Test func aDashIsStandardInput() throws {
    #expect(try parse("-").operands == ["-"])
  }

  @Test func lettersComeInBundles() throws {
    let line = try parse("-qie x=1 -ofile.txt")
    #expect(line.settings.isQuiet)
    #expect(line.settings.isInteractive)
    #expect(line.settings.code == ["x=1"])
    #expect(line.settings.outputPath == "file.txt")
  }

  @Test func repeatedFlagsAddUpOrReplace() throws {
    let line = try parse("--at 1 --at 0.5 --width 80 --width 40 --views a* --views b")
    #expect(line.settings.at == [1, 0.5])
    #expect(line.settings.width == 40)
    #expect(line.settings.views == ["a*", "b"])
  }

  @Test func codeMayBeEmpty() throws {
    #expect(try ArgumentParser.parse(["-e", ""]).settings.code == [""])
    #expect(try ArgumentParser.parse(["--execute="]).settings.code == [""])
  }

  @Test(arguments: [
    ("--fsp 3", UsageError.unknownFlag("--fsp", suggestion: "--fps")),
    ("--form json", .unknownFlag("--form", suggestion: "--format")),
    ("--xyzzy", .unknownFlag("--xyzzy", suggestion: nil)),
    ("-x", .unknownFlag("-x", suggestion: nil)),
    ("--fps", .missingValue(flag: "--fps", name: "N")),
    ("--quiet=1", .unwantedValue(flag: "--quiet")),
    ("show --device x f", .flagOfAnotherCommand("--device", command: "show")),
  ])
  func mistakesAreToldByName(line: String, error: UsageError) {
    #expect(throws: error) { try parse(line) }
  }

  @Test(arguments: [
    "--fps 0", "--fps nan", "--fps inf", "--from -1", "--at x", "--width 5", "--width 1.5",
    "--color maybe", "--charset utf-8", "--format tabel", "--memory-limit -1", "--time-limit -1",
    "--output-limit x",
    "--device=",
  ])
  func wrongValuesAreRefused(line: String) {
    let error = #expect(throws: UsageError.self) { try parse(line) }
    guard case .badValue = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func aMistypedWordIsGuessed() {
    let error = #expect(throws: UsageError.self) { try parse("--format tabel") }
    #expect(error?.description.hasSuffix("not 'tabel'; did you mean table?") == true)
  }

  @discardableResult
  private func parse(_ line: String) throws(UsageError) -> Invocation {
    try ArgumentParser.parse(line.split(separator: " ").map(String.init))
  }
}
