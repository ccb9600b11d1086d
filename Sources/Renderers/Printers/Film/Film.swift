import Timeline

extension Renderer {
  /// Pictures of a few frames side by side, one strip for each stretch in which something moves.
  ///
  ///     #0      0.000s  #6      0.100s  #13     0.217s
  ///     +------------+  +------------+  +------------+
  ///     |            |  |::::::::::::|  |%%%%%%%%%%%%|
  ///     | pp         |  |:pppp:::::::|  |pppppppppppp|
  ///     |            |  |:pppp:::::::|  |pppppppppppp|
  ///     +------------+  +------------+  +------------+
  ///     legend  p photo   . : % dim at alpha <.3 <.6 >=.6   scale 1 cell = 32.5 x 64.9 pt
  static let film = Renderer("film", doc: "Pictures of a few frames side by side.", isText: true) {
    timeline, options, sink in
    Film(timeline, options).write(to: sink)
  }
}

/// A film: which frames, how large, what is in them.
struct Film {
  private let timeline: Timeline
  private let options: RenderOptions
  private let strips: [[FrameTick]]
  private let grid: FilmGrid

  /// The film that options ask for.
  init(_ timeline: Timeline, _ options: RenderOptions) {
    self.timeline = timeline
    self.options = options
    let perStrip = max(1, min(5, (options.width + 2) / 12))
    let all = FilmTimes(timeline, options).strips(of: perStrip)
    strips = Array(all.prefix(options.limit ?? .max))
    let widest = all.reduce(1) { max($0, $1.count) }
    grid = FilmGrid(screen: timeline.screen.size, columns: (options.width + 2) / widest - 4)
  }

  /// Writes the strips and the legend.
  func write(to sink: Renderer.Sink) {
    let pictures = strips.map { $0.map { picture($0) } }
    let ink = FilmInk(
      pictures.flatMap { $0 }, names: timeline.name(of:), charset: options.charset)
    for (ticks, strip) in zip(strips, pictures) {
      sink(line(ticks.map { head($0) }))
      let edge = ink.edge(grid.columns)
      sink(line(strip.map { _ in edge.top }))
      for row in 0..<grid.rows {
        sink(
          line(
            strip.map { picture in
              ink.bar + String((0..<grid.columns).map { ink.character(picture, $0, row) })
                + ink.bar
            }))
      }
      sink(line(strip.map { _ in edge.bottom }))
      writeOutside(ticks, strip, to: sink)
    }
    writeLegend(ink, to: sink)
  }

  private func picture(_ tick: FrameTick) -> FilmPicture {
    let frame = timeline.frame(at: Moment(tick.time))
    let shown = timeline.rows(frame, options)
    let parents = Set(frame.rows.map(\.parent))
    return FilmPicture(shown, isLeaf: { !parents.contains($0) }, grid: grid)
  }

  private func head(_ tick: FrameTick) -> String {
    let time = tick.time.fixed(3) + "s"
    let number = tick.index.map { "#\($0)" } ?? "at"
    return number.leading(max(grid.columns + 2 - time.cells, number.cells + 1)) + time
  }

  private func line(_ parts: [String]) -> String {
    parts.joined(separator: "  ").trimmedEnd + "\n"
  }

  private func writeOutside(
    _ ticks: [FrameTick], _ pictures: [FilmPicture], to sink: Renderer.Sink
  ) {
    var order: [Int] = []
    var times: [Int: [String]] = [:]
    for (tick, picture) in zip(ticks, pictures) {
      for layer in picture.outside {
        if times[layer] == nil { order.append(layer) }
        times[layer, default: []].append(tick.index.map { "#\($0)" } ?? tick.time.fixed(3) + "s")
      }
    }
    let notes = order.map {
      timeline.name(of: $0) + " at " + (times[$0] ?? []).joined(separator: " ")
    }
    writeWrapped("outside", notes, separator: ", ", to: sink)
  }

  private func writeLegend(_ ink: FilmInk, to sink: Renderer.Sink) {
    let size = grid.cell
    let scale = "scale 1 cell = \(size.width.fixed(1)) x \(size.height.fixed(1)) pt"
    writeWrapped("legend", ink.legend + [scale], separator: "   ", to: sink)
    if let limit = options.limit, strips.count == limit { sink("(at most \(limit) strips)\n") }
  }

  /// Writes notes after a word, going on in the next line where the width ends.
  private func writeWrapped(
    _ word: String, _ notes: [String], separator: String, to sink: Renderer.Sink
  ) {
    guard !notes.isEmpty else { return }
    var text = word.leading(8)
    for (index, note) in notes.enumerated() {
      let piece = index == 0 ? note : separator + note
      if index > 0, text.cells + piece.cells > options.width {
        sink(text + "\n")
        text = String(repeating: " ", count: 8) + note
      } else {
        text += piece
      }
    }
    sink(text + "\n")
  }
}
