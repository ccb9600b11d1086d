import Renderers
import Scripting
import Timeline

/// Shows a timeline as the flags say: the output itself, then what was found.
struct Report {
  private let settings: Settings
  private let streams: Streams
  private let format: OutputFormat

  /// A report in the format that the settings name, by word or by the ending of the output file.
  init(settings: Settings, streams: Streams) throws(UsageError) {
    self.settings = settings
    self.streams = streams
    if let format = settings.format {
      self.format = format
    } else if let path = settings.outputPath {
      guard let format = OutputFormat.forFile(path) else {
        throw .unknownEnding(path: path, known: OutputFormat.fileEndings)
      }
      self.format = format
    } else {
      format = .standard
    }
  }

  /// Whether what scripts print must keep off standard output, because data stands there.
  var scriptPrintsToErrors: Bool { !format.isText && settings.outputPath == nil }

  /// Whether somebody said what is to be shown, or where.
  var isAskedFor: Bool { settings.format != nil || settings.outputPath != nil }

  /// Prints or writes the timeline, sampled `fps` times a second or at its own ticks.
  func show(_ timeline: Timeline, title: String?, fps: Double? = nil) throws(FileError) {
    var options = RenderOptions(
      settings, output: streams.output, environment: .process, title: title)
    options.fps = fps
    if let path = settings.outputPath {
      try FileWriting.replace(path) { sink in format.write(timeline, options, to: sink) }
    } else {
      format.write(timeline, options, to: streams.output.write)
      streams.output.flush()
    }
  }

  /// Tells failed expectations and findings on standard error, unless it has to be quiet. Silenced
  /// findings are not told; what silences without a reason is.
  func remark(on timeline: Timeline, title: String?, silences: Silences = Silences()) {
    guard !settings.isQuiet else { return }
    for silence in silences.refused {
      streams.note(
        "\(title ?? "script"):\(silence.line): nothing is silenced without a reason: "
          + "-- segue: allow \(silence.rule.isEmpty ? "RULE" : silence.rule): REASON")
    }
    for failure in timeline.expectations.failed {
      let place = [failure.source ?? title, failure.line.map(String.init)].compactMap { $0 }
      let parts = [place.joined(separator: ":"), "expectation failed", failure.message]
      streams.note(parts.filter { !$0.isEmpty }.joined(separator: ": "))
    }
    var timeline = timeline
    timeline.findings.removeAll { silences.covers($0) }
    guard !timeline.findings.isEmpty, let printer = Renderer.named("findings") else { return }
    var options = RenderOptions()
    options.title = title
    options.color = settings.color.isColored(
      isTerminal: streams.errors.isTerminal, environment: .process)
    streams.note(printer.render(timeline, options))
    let pages = RulePage.names.filter { name in timeline.findings.contains { $0.rule == name } }
    if !pages.isEmpty {
      streams.note("more: " + pages.map { "segue explain \($0)" }.joined(separator: ", "))
    }
  }

  /// How a run with this timeline ends.
  func verdict(on timeline: Timeline, silences: Silences = Silences()) -> ExitCode {
    let hasFailed = !timeline.expectations.failed.isEmpty
    let hasError =
      settings.isStrict
      && timeline.findings.contains { $0.severity == .error && !silences.covers($0) }
    return hasFailed || hasError ? .expectationFailed : .fine
  }
}
