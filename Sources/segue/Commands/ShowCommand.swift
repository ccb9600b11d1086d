import Timeline

/// `segue show FILE`: prints or exports a saved timeline.
enum ShowCommand {
  /// Opens the file that the invocation names.
  static func start(_ invocation: Invocation, _ streams: Streams) throws(UsageError) -> ExitCode {
    let report = try Report(settings: invocation.settings, streams: streams)
    guard let path = invocation.operands.first else {
      throw .missingOperand(command: "show", needed: "a saved timeline: FILE.segue.json")
    }
    for other in invocation.operands.dropFirst() + invocation.scriptArguments {
      throw .unwantedOperand(other, command: "show")
    }
    do throws(FileError) {
      let bytes = try FileReading.bytes(of: path)
      let timeline = try timeline(from: bytes, path: path)
      try report.show(timeline, title: path, fps: invocation.settings.fps)
      report.remark(on: timeline, title: path)
      return .fine
    } catch {
      streams.complain("\(error)")
      return .fileUnavailable
    }
  }

  private static func timeline(from bytes: [UInt8], path: String) throws(FileError) -> Timeline {
    guard Timeline.isSaved(bytes) else {
      throw .noTimeline(path: path, reason: "-o FILE.\(OutputFormat.savedEnding) saves one")
    }
    do throws(JSONError) {
      return try Timeline(decoding: bytes)
    } catch {
      throw .noTimeline(path: path, reason: "\(error)")
    }
  }
}
