import Motion

/// Reads a timeline from JSON.
struct TimelineDecoder {
  private let json: JSON
  private var timings: [AnimationTiming] = []

  /// A decoder of a whole file.
  init(_ json: JSON) { self.json = json }

  /// Reads everything.
  mutating func timeline() throws(JSONError) -> Timeline {
    try checkFormat()
    var timeline = Timeline(
      screen: try json.member("screen") { (it) throws(JSONError) in try Self.screen(it) },
      fps: try json.number("fps"))
    timeline.end = try json.number("end")
    timeline.horizon = try json.number("horizon", or: 0)
    guard timeline.fps > 0, timeline.fps.isFinite, timeline.end >= 0, timeline.end.isFinite
    else { throw JSONError("fps and end must be finite numbers, not negative") }
    try readTimings()
    timeline.clocks = try json.list("clocks") { (it) throws(JSONError) in
      it == .null ? nil : try it.clock()
    }
    let (timings, clocks) = (timings, timeline.clocks.count)
    timeline.layers = try json.list("layers") { (it) throws(JSONError) in
      it == .null ? nil : try Self.layer(it, timings, clocks)
    }
    guard !timeline.layers.isEmpty, timeline.layers[0] != nil else {
      throw JSONError("there is no screen", at: "layers[0]")
    }
    timeline.events = try json.list("events") { (it) throws(JSONError) in try it.event() }
    timeline.findings = try json.list("findings") { (it) throws(JSONError) in try it.finding() }
    timeline.expectations = try json.member("expectations") { (it) throws(JSONError) in
      try it.expectations()
    }
    try timeline.rebuildParents()
    timeline.rebuildIndices()
    return timeline
  }

  private func checkFormat() throws(JSONError) {
    guard case .object = json else { throw json.expected("a saved timeline, an object") }
    guard json["format"] == .string(Timeline.format) else {
      throw JSONError(
        json["format"] == .string("segue-frames")
          ? "these are frames (--format json); a timeline is saved with -o name.segue.json"
          : "this is no saved timeline: \"format\" is not \"\(Timeline.format)\"")
    }
    let version = try json.integer("version")
    guard version == Timeline.version else {
      throw JSONError("version \(version) is not known here, only \(Timeline.version)")
    }
  }

  private static func screen(_ json: JSON) throws(JSONError) -> Screen {
    let size = try json.member("size") { (it) throws(JSONError) in try it.numbers(2) }
    let area = try json.member("safeArea") { (it) throws(JSONError) in try it.numbers(4) }
    return Screen(
      size: CGSize(width: size[0], height: size[1]), scale: try json.number("scale"),
      safeArea: UIEdgeInsets(top: area[0], left: area[1], bottom: area[2], right: area[3]))
  }

  private mutating func readTimings() throws(JSONError) {
    guard case .array(let list)? = json["timings"] else {
      throw JSONError("expected a list", at: "timings")
    }
    for (index, element) in list.enumerated() {
      let earlier = timings
      timings.append(
        try element.read(at: "timings[\(index)]") { (it) throws(JSONError) in
          try it.timing(earlier)
        })
    }
  }

  private static func layer(_ json: JSON, _ timings: [AnimationTiming], _ clocks: Int)
    throws(JSONError) -> LayerRecord
  {
    var record = LayerRecord(
      name: try json.text("name"), className: try json.text("class"),
      isView: try json.flag("view"), created: try json.number("created"),
      initial: try json.member("state") { (it) throws(JSONError) in try it.state() })
    record.tracks =
      try json.optional("tracks") { (it) throws(JSONError) in try it.tracks() } ?? Tracks()
    record.children = try json.changes("children") { (it) throws(JSONError) in
      try it.elements { (it) throws(JSONError) in try it.integer() }
    }
    record.masks = try json.changes("mask") { (it) throws(JSONError) in try it.integer() }
    record.timing = try json.changes("timing") { (it) throws(JSONError) in
      let n = try it.numbers(3)
      return MediaTiming(beginTime: n[0], speed: n[1], timeOffset: n[2])
    }
    record.animations = try json.optionalList("animations") { (it) throws(JSONError) in
      try it.span(timings: timings, clocks: clocks)
    }
    return record
  }
}
