import Timeline

extension Renderer {
  /// A line for each view in each frame.
  ///
  ///     frame,time,view,x,y,width,height,alpha,opacity,hidden
  ///     0,0,photo,12,47,177,177,1,1,false
  static let csv = Renderer(
    "csv", fileEndings: ["csv"], doc: "A line for each view in each frame.", isText: false
  ) { timeline, options, sink in
    sink("frame,time,view,x,y,width,height,alpha,opacity,hidden\n")
    var reel = FrameReel(timeline)
    for tick in timeline.ticks(options).prefix(options.limit ?? .max) {
      var lines = ""
      let frame = reel.frame(at: Moment(tick.time))
      for row in timeline.rows(frame, options) {
        let rect = row.rect
        let numbers = [
          rect.origin.x, rect.origin.y, rect.size.width, rect.size.height, row.alpha, row.opacity,
        ]
        lines += (tick.index.map { String($0) } ?? "") + "," + tick.time.shortText + ","
        lines += quoted(timeline.name(of: row.layer)) + ","
        lines += numbers.map { ($0 + 0).shortText }.joined(separator: ",")
        lines += row.isHidden ? ",true\n" : ",false\n"
      }
      sink(lines)
    }
  }

  /// A field as RFC 4180 wants it.
  private static func quoted(_ text: String) -> String {
    guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
