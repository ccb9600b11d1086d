import Timeline

extension Renderer {
  /// What went wrong, in the shape of compiler messages.
  ///
  ///     warning[never-completed]: the transition was never completed
  ///       --> zoom.lua:14
  ///        = at 0.350 s, context
  static let findings = Renderer("findings", doc: "What went wrong, and where.", isText: true) {
    timeline, options, sink in
    let style = Style(options)
    let all = timeline.findings.filter {
      !Time.isBefore($0.time, options.from ?? -.infinity)
        && !Time.isBefore(options.to ?? .infinity, $0.time)
    }
    for finding in all.prefix(options.limit ?? .max) {
      sink(finding.text(title: options.title, style: style))
    }
    let rest = all.count - min(all.count, options.limit ?? .max)
    if rest > 0 { sink("... \(rest) more findings\n") }
    if all.isEmpty { sink("no findings\n") }
  }
}

extension Finding {
  /// The lines of one finding.
  func text(title: String?, style: Style) -> String {
    let mark = "\(severity.rawValue)[\(rule)]"
    let head =
      switch severity {
      case .error: style.red(mark)
      case .warning: style.yellow(mark)
      case .note: style.bold(mark)
      }
    var text = head + ": " + message + "\n"
    if let line { text += "  --> \(title ?? "line"):\(line)\n" }
    text += "   = at \(time.fixed(3)) s" + (object.map { ", \($0)" } ?? "") + "\n"
    return text
  }
}
