import Timeline

extension Renderer {
  /// One block a frame, a row for every view that moved since the frame before.
  ///
  ///     zoom.lua  0.200 s  60 fps  13 frames  (unchanged rows are folded, --full shows them)
  ///
  ///     frame      t  view                  x      y      w      h  alpha
  ///         0  0.000  List.view           0.0    0.0  390.0  844.0   1.00
  ///                   photo              12.0   47.0  177.0  177.0   1.00
  ///            0.000  > Detail.viewWillAppear
  ///         1  0.017  photo              11.9   46.8  178.2  177.8   1.00  (1 unchanged)
  ///       2-3         no change
  static let table = Renderer(
    "table", fileEndings: ["txt"], doc: "Every frame: each view's rect on screen and alpha.",
    isText: true
  ) { timeline, options, sink in
    var table = TablePrinter(timeline, options)
    table.write(to: sink)
  }
}

/// Prints a table frame by frame, remembering what the last block said.
struct TablePrinter {
  private let timeline: Timeline
  private let options: RenderOptions
  private let style: Style
  private let ticks: FrameTicks
  private var reel: FrameReel
  private let nameWidth: Int
  private var shown: [Int: String] = [:]
  private var order: [Int] = []
  private var quiet: (first: FrameTick, last: FrameTick)?
  /// Whether a block stands already, so that an unchanged frame can say so.
  private var hasBegun = false

  /// A table of what the options choose.
  init(_ timeline: Timeline, _ options: RenderOptions) {
    self.timeline = timeline
    self.options = options
    style = Style(options)
    ticks = timeline.ticks(options)
    reel = FrameReel(timeline)
    let names = timeline.layers.compactMap { $0 }.filter {
      $0.isView && options.views?.matches($0.name) != false
    }
    let widest = names.reduce(4) { max($0, $1.name.cells) }
    nameWidth = min(widest, max(8, options.width - Self.numbersWidth - Self.margin))
  }

  /// Whether nothing is folded: each frame that was asked for stands alone.
  private var showsAll: Bool { options.full || !options.at.isEmpty }

  /// The columns before the name: frame and time.
  private static let margin = 14
  /// The columns after the name: four numbers and alpha.
  private static let numbersWidth = 38

  /// Writes the heading and every block.
  mutating func write(to sink: Renderer.Sink) {
    writeHeading(to: sink)
    let events = Array(options.at.isEmpty ? timeline.events(options) : [])
    var next = 0
    let frames = ticks.prefix(options.limit ?? .max)
    var index = frames.startIndex
    while index < frames.endIndex {
      next = writeEvents(events, from: next, before: frames[index].time, to: sink)
      writeBlock(frames[index], to: sink)
      let event = next < events.count ? events[next] : nil
      index = passStill(frames, after: index, before: event)
    }
    if frames.count == ticks.count {
      next = writeEvents(events, from: next, before: .infinity, to: sink)
    }
    flushQuiet(to: sink)
    if frames.count < ticks.count { sink("... \(ticks.count - frames.count) more frames\n") }
  }

  private func writeHeading(to sink: Renderer.Sink) {
    let fps = timeline.fps(options)
    let count = timeline.frameCount(fps: fps)
    var parts = options.title.map { [$0] } ?? []
    parts += ["\(timeline.end.fixed(3)) s", "\(fps.shortText) fps"]
    parts.append(count == 1 ? "1 frame" : "\(count) frames")
    if ticks.count < count { parts.append("(\(ticks.count) asked for)") }
    if !showsAll { parts.append("(unchanged rows are folded, --full shows them)") }
    sink(parts.joined(separator: "  ") + "\n\n")
    let names = "view".leading(nameWidth)
    sink(style.bold("frame      t  \(names)      x      y      w      h  alpha") + "\n")
  }

  /// Writes the events that stand before a frame; returns the index of the first one left.
  private mutating func writeEvents(
    _ events: [Event], from start: Int, before time: Double, to sink: Renderer.Sink
  ) -> Int {
    var index = start
    while index < events.count, events[index].stands(before: time) {
      flushQuiet(to: sink)
      let event = events[index]
      let detail = event.detail.map { "  \($0)" } ?? ""
      let text = "> \(event.object).\(event.name.rawValue)\(detail)"
      sink("     " + event.time.fixed(3).trailing(7) + "  " + style.cyan(text) + "\n")
      index += 1
    }
    return index
  }

  private mutating func writeBlock(_ tick: FrameTick, to sink: Renderer.Sink) {
    let rows = timeline.rows(reel.frame(at: Moment(tick.time)), options)
    let texts = rows.map { text($0) }
    let isNewOrder = order != rows.map(\.layer)
    let layers = rows.map(\.layer)
    let gone = order.filter { !layers.contains($0) }
    let isReordered = isNewOrder && order.filter(layers.contains) != layers.filter(order.contains)
    let changed = zip(rows, texts).filter {
      showsAll || isReordered || shown[$0.layer] != $1
    }
    shown = Dictionary(zip(layers, texts)) { $1 }
    order = layers
    if changed.isEmpty, gone.isEmpty, !showsAll, hasBegun {
      return keepQuiet(tick)
    }
    hasBegun = true
    flushQuiet(to: sink)
    var lines = changed.map { timeline.name(of: $0.layer).leading(nameWidth) + $1 }
    lines += gone.map { timeline.name(of: $0).leading(nameWidth) + "  (no longer in the window)" }
    let folded = rows.count - changed.count
    if lines.isEmpty { lines = [rows.isEmpty ? "(no views)" : "no change"] }
    if folded > 0, !changed.isEmpty || !gone.isEmpty { lines[0] += "  (\(folded) unchanged)" }
    for (index, line) in lines.enumerated() {
      sink((index == 0 ? head(tick) : String(repeating: " ", count: Self.margin)) + line + "\n")
    }
  }

  /// Passes over the frames after one that must look as it does, up to a callback; returns the index of
  /// the next one to look at.
  private mutating func passStill(
    _ frames: Slice<FrameTicks>, after index: Int, before event: Event?
  ) -> Int {
    let next = index + 1
    guard !showsAll, next < frames.endIndex, let change = reel.stillUntil else { return next }
    let end = frames[next...].partitioningIndex {
      Moment($0.time).sees(change) || event?.stands(before: $0.time) == true
    }
    if end > next {
      keepQuiet(frames[next])
      keepQuiet(frames[end - 1])
    }
    return end
  }

  private func head(_ tick: FrameTick) -> String {
    let number = tick.index.map { String($0) } ?? "-"
    return number.trailing(5) + (" " + tick.time.fixed(3)).trailing(7) + "  "
  }

  private func text(_ row: FrameRow) -> String {
    let rect = row.rect
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
      .map { (" " + $0.fixed(1)).trailing(7) }.joined()
    let isGone = row.isHidden || row.opacity == 0 && row.alpha != 0
    return numbers + row.alpha.fixed(2).trailing(7) + (isGone ? "  hidden" : "")
      + row.maskText
  }

  private mutating func keepQuiet(_ tick: FrameTick) {
    quiet = (quiet?.first ?? tick, tick)
  }

  /// Says which frames showed nothing new.
  private mutating func flushQuiet(to sink: Renderer.Sink) {
    guard let (first, last) = quiet else { return }
    quiet = nil
    let from = first.index ?? 0
    let to = last.index ?? from
    let span = from == to ? "\(from)" : "\(from)-\(to)"
    let time = (" " + first.time.fixed(3)).trailing(7)
    sink(style.dim(span.trailing(5) + time + "  no change") + "\n")
  }
}
