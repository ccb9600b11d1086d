import Timeline

extension Renderer {
  /// How each number runs over time, and the callbacks on the same axis.
  ///
  ///     track         from 0.000     0.100        0.200  to      peak
  ///     dim.alpha     0.00 |      ...::--==++**##%%@@@| 0.80
  ///     photo.x       12.0 |@@@@@@@%%##**++==--::..   | 0.0
  ///     no touches         |////////////////////////  |
  ///                        +---------+------------+---+
  ///                  0.050      ^                       animateTransition  animator
  static let tracks = Renderer(
    "tracks", doc: "How each number runs over time, with the callbacks.", isText: true
  ) { timeline, options, sink in
    TracksPrinter(timeline, options).write(to: sink)
  }
}

/// Prints tracks on one time axis.
struct TracksPrinter {
  private let timeline: Timeline
  private let options: RenderOptions
  private let ticks: [FrameTick]
  private let tracks: [Track]
  private let constant: Int
  private let nameWidth: Int
  private let columns: Int

  /// The tracks that options ask for.
  init(_ timeline: Timeline, _ options: RenderOptions) {
    self.timeline = timeline
    self.options = options
    ticks = Self.thinned(timeline.ticks(options), to: 2000)
    let all = Self.sample(timeline, options, ticks)
    tracks = options.full ? all : all.filter { !$0.isConstant }
    constant = all.count - tracks.count
    let widest = tracks.reduce(5) { max($0, $1.name.cells) }
    nameWidth = min(widest, max(12, options.width / 4))
    let note = tracks.contains { $0.peak != nil } ? 18 : 0
    columns = max(20, options.width - nameWidth - 8 - 2 - 2 - 7 - note)
  }

  /// Writes the tracks, the axis and the callbacks.
  func write(to sink: Renderer.Sink) {
    guard let first = ticks.first, let last = ticks.last else { return sink("no frames\n") }
    let axis = TimeAxis(from: first.time, to: last.time, columns: columns)
    let start = "track".leading(nameWidth) + "from".trailing(8) + "  "
    sink((start + axis.labels.leading(columns) + "  to").trimmedEnd + "\n")
    for track in tracks { sink(line(track)) }
    writeTouches(axis, first.time...last.time, to: sink)
    if constant > 0 { sink("(\(constant) constant tracks are not shown, --full shows them)\n") }
    let margin = String(repeating: " ", count: nameWidth + 9)
    sink(margin + "+" + axis.ruler + "+\n")
    writeEvents(axis, to: sink)
  }

  private func line(_ track: Track) -> String {
    let bar = String((0..<columns).map { character(track, column: $0) })
    var text = track.name.leading(nameWidth) + track.quantity.text(track.first).trailing(8)
    text += " |" + bar + "| " + track.quantity.text(track.last).leading(7)
    if let peak = track.peak, let value = track.values[peak] {
      text += " peak " + track.quantity.text(value) + " at " + ticks[peak].time.fixed(3)
    }
    return text.trimmedEnd + "\n"
  }

  /// The height of a track in a column, on the track's own scale.
  private func character(_ track: Track, column: Int) -> Character {
    let place = Double(column) / Double(max(1, columns - 1)) * Double(ticks.count - 1)
    guard let value = track.values[Int(place.rounded())] else { return " " }
    let ramp = Self.ramp(options.charset)
    guard !track.isConstant else { return options.charset == .ascii ? "=" : "─" }
    let height = (value - track.low) / (track.high - track.low)
    return ramp[min(ramp.count - 1, Int(height * Double(ramp.count)))]
  }

  /// The times at which touches were dead, if there are any among those shown.
  private func writeTouches(
    _ axis: TimeAxis, _ shown: ClosedRange<Double>, to sink: Renderer.Sink
  ) {
    let spans = timeline.touchlessSpans.filter { $0.overlaps(shown) && !$0.isEmpty }
    guard !spans.isEmpty else { return }
    let ink: Character = options.charset == .ascii ? "/" : "░"
    var bar = [Character](repeating: " ", count: columns)
    for span in spans {
      for column in axis.column(span.lowerBound)...axis.column(span.upperBound) {
        bar[column] = ink
      }
    }
    sink("no touches".leading(nameWidth + 8) + " |" + String(bar) + "|\n")
  }

  private static func ramp(_ charset: RenderOptions.Charset) -> [Character] {
    charset == .ascii ? Array(" .:-=+*#%@") : Array("▁▂▃▄▅▆▇█")
  }

  private func writeEvents(_ axis: TimeAxis, to sink: Renderer.Sink) {
    let events = timeline.events(options)
    let shown = events.prefix(options.limit ?? 100)
    let widest = shown.reduce(0) { max($0, $1.name.rawValue.cells) }
    for event in shown {
      let time = event.time.fixed(3).trailing(nameWidth + 8) + "  "
      let mark = String(repeating: " ", count: axis.column(event.time)) + "^"
      var text = time + mark.leading(columns) + "  " + event.name.rawValue.leading(widest)
      text += "  " + event.object + (event.detail.map { " (\($0))" } ?? "")
      sink(text.trimmedEnd + "\n")
    }
    if shown.count < events.count { sink("... \(events.count - shown.count) more events\n") }
  }

  /// At most so many frames, the first and the last among them.
  private static func thinned(_ ticks: FrameTicks, to count: Int) -> [FrameTick] {
    guard ticks.count > count else { return Array(ticks) }
    return (0..<count).map { ticks[$0 * (ticks.count - 1) / (count - 1)] }
  }

  private static func sample(
    _ timeline: Timeline, _ options: RenderOptions, _ ticks: [FrameTick]
  ) -> [Track] {
    var order: [Int] = []
    var rows: [Int: [FrameRow?]] = [:]
    for (index, tick) in ticks.enumerated() {
      for row in timeline.rows(timeline.frame(at: Moment(tick.time)), options) {
        if rows[row.layer] == nil {
          order.append(row.layer)
          rows[row.layer] = [FrameRow?](repeating: nil, count: ticks.count)
        }
        rows[row.layer]?[index] = row
      }
    }
    return order.flatMap { layer in
      Track.Quantity.allCases.compactMap { quantity in
        Track(
          timeline.name(of: layer), quantity, (rows[layer] ?? []).map { $0.flatMap(quantity.value) }
        )
      }
    }
  }
}
