import Timeline

extension Renderer {
  /// One object with every frame, for programs.
  ///
  ///     {"format":"segue-frames","version":1,"screen":{"width":390,...},"fps":60,"duration":0.35,
  ///     "views":[{"id":2,"name":"photo","class":"UIImageView"}],"frames":[{"index":0,"time":0,
  ///     "views":[{"id":2,"name":"photo","parent":1,"frame":[12,47,177,177],...}]}],"events":[...],
  ///     "findings":[...],"expectations":{"passed":0,"failed":[]}}
  static let json = Renderer(
    "json", fileEndings: ["json"], doc: "Every frame, event and finding as one JSON object.",
    isText: false
  ) { timeline, options, sink in
    var writer = FramesWriter(timeline, options)
    writer.json.begin("{")
    writer.header()
    writer.json.key("frames")
    writer.json.begin("[")
    for tick in timeline.ticks(options).prefix(options.limit ?? .max) {
      writer.object { $0.frame(tick) }
      if writer.json.count > 1 << 16 { sink(writer.json.take()) }
    }
    writer.json.end("]")
    writer.list("events", Array(timeline.events(options))) { writer, event in
      writer.object { $0.event(event) }
    }
    writer.list("findings", timeline.findings) { writer, finding in
      writer.object { $0.finding(finding) }
    }
    writer.member("expectations") { $0.expectations() }
    writer.json.end("}")
    writer.json.newline()
    sink(writer.json.take())
  }

  /// The same as `json`, one record a line as time passes.
  ///
  ///     {"type":"header","format":"segue-frames","version":1,...}
  ///     {"type":"frame","index":0,"time":0,"views":[...]}
  ///     {"type":"event","time":0,"name":"viewWillAppear","object":"Detail"}
  ///     {"type":"finding","rule":"never-completed",...}
  ///     {"type":"expectations","passed":3,"failed":[]}
  static let ndjson = Renderer(
    "ndjson", fileEndings: ["ndjson", "jsonl"], doc: "The same as json, one record a line.",
    isText: false
  ) { timeline, options, sink in
    var writer = FramesWriter(timeline, options)
    writer.record("header") { $0.header() }
    var events = timeline.events(options)
    for tick in timeline.ticks(options).prefix(options.limit ?? .max) {
      while let event = events.first, event.stands(before: tick.time) {
        writer.record("event") { $0.event(event) }
        events.removeFirst()
      }
      writer.record("frame") { $0.frame(tick) }
      if writer.json.count > 1 << 16 { sink(writer.json.take()) }
    }
    for event in events { writer.record("event") { $0.event(event) } }
    for finding in timeline.findings { writer.record("finding") { $0.finding(finding) } }
    writer.record("expectations") { $0.expectations() }
    sink(writer.json.take())
  }
}

extension FramesWriter {
  /// Writes one line.
  fileprivate mutating func record(_ type: String, _ content: (inout FramesWriter) -> Void) {
    object {
      $0.json.key("type")
      $0.json.string(type)
      content(&$0)
    }
    json.newline()
  }
}

extension Event {
  /// Whether a callback stands before a frame: the frame at its time shows what was before it, and
  /// set-up stands before frame 0.
  func stands(before time: Double) -> Bool {
    Time.isBefore(self.time, time) || self.time <= Time.tolerance
  }
}
