import Motion

/// Writes a timeline as JSON.
struct TimelineEncoder: ~Copyable {
  /// The JSON so far.
  var json = JSONWriter()
  private let timeline: Timeline
  private var timings: [AnimationTiming: Int] = [:]
  private var timingList: [AnimationTiming] = []

  /// An encoder of a timeline.
  init(_ timeline: Timeline) {
    self.timeline = timeline
    for record in timeline.layers {
      for span in record?.animations ?? [] { collect(span.animation.timing) }
    }
  }

  /// Gives each timing that animations share a number, groups first.
  private mutating func collect(_ timing: AnimationTiming) {
    guard timings[timing] == nil else { return }
    if let parent = timing.parent { collect(parent) }
    timings[timing] = timingList.count
    timingList.append(timing)
  }

  /// Writes everything.
  mutating func write() {
    json.begin("{")
    json.member("format", Timeline.format)
    json.member("version", Timeline.version)
    screen()
    json.member("fps", timeline.fps)
    json.member("end", timeline.end)
    if timeline.horizon != 0 { json.member("horizon", timeline.horizon) }
    json.key("timings")
    json.begin("[")
    for timing in timingList { write(timing) }
    json.end("]")
    json.key("layers")
    json.begin("[")
    for record in timeline.layers { write(record) }
    json.end("]")
    json.key("clocks")
    json.array { for record in timeline.clocks { Self.write(record, to: &$0) } }
    writeTold()
    json.end("}")
    json.newline()
  }

  private mutating func screen() {
    let screen = timeline.screen
    json.key("screen")
    json.object {
      $0.key("size")
      $0.numbers(screen.size.width, screen.size.height)
      $0.member("scale", screen.scale)
      $0.key("safeArea")
      let area = screen.safeArea
      $0.numbers(area.top, area.left, area.bottom, area.right)
    }
  }

  private mutating func write(_ timing: AnimationTiming) {
    let parent = timing.parent.flatMap { timings[$0] }
    json.object {
      if timing.delay != 0 { $0.member("delay", timing.delay) }
      $0.member("duration", timing.duration)
      if timing.speed != 1 { $0.member("speed", timing.speed) }
      if timing.timeOffset != 0 { $0.member("timeOffset", timing.timeOffset) }
      if timing.repeatCount != 0 { $0.member("repeatCount", timing.repeatCount) }
      if timing.repeatDuration != 0 { $0.member("repeatDuration", timing.repeatDuration) }
      if timing.autoreverses { $0.member("autoreverses", true) }
      if timing.fillMode != .removed { $0.member("fillMode", timing.fillMode.rawValue) }
      $0.pacing(timing.pacing)
      if let parent { $0.member("parent", parent) }
    }
  }

  private mutating func write(_ record: LayerRecord?) {
    guard let record else { return json.null() }
    json.begin("{")
    json.member("name", record.name)
    json.member("class", record.className)
    if record.isView { json.member("view", true) }
    json.member("created", record.created)
    json.key("state")
    json.state(record.initial)
    if !record.tracks.isEmpty { json.tracks(record.tracks) }
    if !record.children.isEmpty {
      json.changes("children", record.children) { json, ids in
        json.array { for id in ids { $0.number(id) } }
      }
    }
    if !record.masks.isEmpty { json.changes("mask", record.masks) { $0.number($1) } }
    if !record.timing.isEmpty {
      json.changes("timing", record.timing) { json, timing in
        json.numbers(timing.beginTime, timing.speed, timing.timeOffset)
      }
    }
    if !record.animations.isEmpty {
      json.key("animations")
      json.begin("[")
      for span in record.animations { json.span(span, timing: timings[span.animation.timing] ?? 0) }
      json.end("]")
    }
    json.end("}")
  }

  private static func write(_ record: ClockRecord?, to json: inout JSONWriter) {
    guard let record else { return json.null() }
    json.object {
      if record.ended != .infinity { $0.member("ended", record.ended) }
      $0.key("segments")
      $0.array { for segment in record.clock.segments { $0.segment(segment) } }
    }
  }

  private mutating func writeTold() {
    json.key("events")
    json.array { for event in timeline.events { $0.event(event) } }
    json.key("findings")
    json.array { for finding in timeline.findings { $0.finding(finding) } }
    json.key("expectations")
    json.object {
      $0.member("passed", timeline.expectations.passed)
      $0.key("failed")
      $0.array { for failure in timeline.expectations.failed { $0.failure(failure) } }
    }
  }
}
