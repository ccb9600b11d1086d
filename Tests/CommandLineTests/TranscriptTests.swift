import Foundation
import Testing

/// What `segue FILE` prints in the default format, which has frames and callbacks, for every example
/// and for every script in `Transcripts`: whole, with standard error and the exit code below.
struct TranscriptTests {
  /// A folder of scripts and the folder of their recordings.
  struct Place: Sendable, CustomTestStringConvertible {
    let scripts: String
    let recordings: String
    var testDescription: String { scripts }
  }

  /// Where scripts with recordings are.
  static let places = [
    Place(scripts: "examples", recordings: "examples"),
    Place(scripts: "Tests/CommandLineTests/Transcripts", recordings: "transcripts"),
  ]

  /// Every script, as a path in the repository, with its recording.
  static let scripts: [(path: String, golden: String)] = places.flatMap { place in
    let names = (try? Golden.files(in: place.scripts, ending: ".lua")) ?? []
    return names.map {
      ("\(place.scripts)/\($0)", "\(place.recordings)/\($0.dropLast(4)).txt")
    }
  }

  @Test(arguments: scripts.map(\.path))
  func scriptPrintsWhatItDid(path: String) throws {
    let golden = try #require(Self.scripts.first { $0.path == path }?.golden)
    let run = try Program.shell("cd '\(Golden.top.path)' && timeout 60 $segue '\(path)'")
    var text = run.output
    if !run.errors.isEmpty { text += "--- standard error\n" + run.errors }
    if run.code != 0 { text += "--- exit code \(run.code)\n" }
    try Golden(name: golden).expect(text)
  }

  @Test(arguments: places)
  func scriptsAndRecordingsBelongTogether(place: Place) throws {
    let scripts = try Golden.files(in: place.scripts, ending: ".lua").map { $0.dropLast(4) }
    let folder = "Tests/CommandLineTests/Goldens/" + place.recordings
    let recordings = try Golden.files(in: folder, ending: ".txt").map { $0.dropLast(4) }
    let missing = scripts.filter { !recordings.contains($0) }.joined(separator: ", ")
    let orphans = recordings.filter { !scripts.contains($0) }.joined(separator: ", ")
    #expect(missing.isEmpty, "scripts in \(place.scripts) without a recording: \(missing)")
    #expect(orphans.isEmpty, "recordings without a script in \(place.scripts): \(orphans)")
  }

  @Test(arguments: ["examples/image-zoom.lua", "examples/first-steps.lua"])
  func twoRunsGiveTheSameBytes(path: String) throws {
    for format in ["json", "tracks", "film"] {
      let line = "cd '\(Golden.top.path)' && $segue \(path) --format \(format)"
      #expect(try Program.shell(line).output == Program.shell(line).output)
    }
  }

  @Test func theReferenceIsUpToDate() throws {
    try Golden(name: "reference.md").expect(Program.run("doc", "--markdown").output)
  }
}
