import Motion
import Timeline

extension Renderer {
  /// The hierarchy of views at one time (the last one, or each of `at`).
  ///
  ///     window 390x844  at 0.200 s
  ///     `-- containerView      (0.0 0.0 390.0 844.0)
  ///         |-- dim            (0.0 0.0 390.0 844.0)  alpha 0.50
  ///         `-- photo          (9.1 216.8 280.3 280.3)  moving
  static let tree = Renderer("tree", doc: "The hierarchy of views at a time.", isText: true) {
    timeline, options, sink in
    let times = options.at.isEmpty ? [options.to ?? timeline.end] : options.at.sorted()
    for (index, time) in times.enumerated() {
      if index > 0 { sink("\n") }
      TreePrinter(timeline, options, Moment(time, isAfter: options.at.isEmpty)).write(to: sink)
    }
  }
}

/// Prints the hierarchy at one moment.
struct TreePrinter {
  private let timeline: Timeline
  private let options: RenderOptions
  private let moment: Moment
  private let frame: FrameSample
  private let children: [Int: [FrameRow]]

  /// The tree at a moment.
  init(_ timeline: Timeline, _ options: RenderOptions, _ moment: Moment) {
    self.timeline = timeline
    self.options = options
    self.moment = moment
    frame = timeline.frame(at: moment)
    children = Dictionary(grouping: frame.rows, by: \.parent)
  }

  /// Writes every window and what is in it.
  func write(to sink: Renderer.Sink) {
    let windows = timeline.windows(at: moment)
    if windows.isEmpty { sink("no window at \(moment.time.fixed(3)) s\n") }
    for window in windows {
      let size = timeline.presentation(of: window, at: moment)?.bounds.size ?? .zero
      let name = timeline.name(of: window)
      sink(
        "\(name) \(size.width.shortText)x\(size.height.shortText)  at \(moment.time.fixed(3)) s\n")
      var lines: [(label: String, row: FrameRow)] = []
      collect(children[window] ?? [], indent: "", into: &lines)
      let widest = lines.reduce(0) { max($0, $1.label.cells) }
      let column = min(widest, max(16, options.width - 36))
      for line in lines.prefix(options.limit ?? .max) {
        sink(line.label.leading(column) + "  " + describe(line.row) + "\n")
      }
      let rest = lines.count - min(lines.count, options.limit ?? .max)
      if rest > 0 { sink("... \(rest) more views\n") }
    }
  }

  private func collect(
    _ rows: [FrameRow], indent: String, into lines: inout [(label: String, row: FrameRow)]
  ) {
    let isPlain = options.charset == .ascii
    for (index, row) in rows.enumerated() {
      let isLast = index == rows.count - 1
      let branch = isPlain ? (isLast ? "`-- " : "|-- ") : (isLast ? "└── " : "├── ")
      lines.append((indent + branch + label(row.layer), row))
      let bar = isLast ? "    " : isPlain ? "|   " : "│   "
      collect(children[row.layer] ?? [], indent: indent + bar, into: &lines)
    }
  }

  private func label(_ layer: Int) -> String {
    guard let record = timeline.layers[layer] else { return "" }
    let saysClass = !record.name.hasPrefix(record.className) && record.className != "UIView"
    return saysClass ? "\(record.name) [\(record.className)]" : record.name
  }

  private func describe(_ row: FrameRow) -> String {
    let rect = [
      row.rect.origin.x, row.rect.origin.y, row.rect.size.width, row.rect.size.height,
    ]
    var text = "(" + rect.map { $0.fixed(1) }.joined(separator: " ") + ")"
    if row.isHidden { text += "  hidden" }
    if row.alpha != 1 { text += "  alpha \(row.alpha.fixed(2))" }
    text += row.maskText
    if !timeline.openSpans(of: row.layer, at: moment).isEmpty { text += "  moving" }
    return text
  }
}
