import Motion

/// How animations and clocks are read; `JSONWriter+Animation` writes them.
extension JSON {
  /// An animation on a layer.
  func span(timings: [AnimationTiming], clocks: Int) throws(JSONError) -> AnimationSpan {
    let timing = try integer("timing")
    guard timings.indices.contains(timing) else { throw JSONError("there is no timing \(timing)") }
    let clock = try integer("clock")
    guard (0..<clocks).contains(clock) else { throw JSONError("there is no clock \(clock)") }
    return AnimationSpan(
      animation: Animation(
        try keyPath(), try content(), isAdditive: try flag("additive"),
        isCumulative: try flag("cumulative"), timing: timings[timing]),
      clock: clock, key: try text("key"), added: try number("added"),
      removed: try number("removed", or: .infinity), timeShift: try number("timeShift", or: 0))
  }

  private func keyPath() throws(JSONError) -> AnimationKeyPath {
    let property = try member("property") { (it) throws(JSONError) in
      try LayerProperty(inFile: it.text())
    }
    let component = try optional("component") { (it) throws(JSONError) in
      let name = try it.text()
      let all = AnimationKeyPath.Component.allCases
      guard let found = all.first(where: { String(describing: $0) == name }) else {
        throw JSONError("\"\(name)\" is unknown")
      }
      return found
    }
    return AnimationKeyPath(property, component ?? .whole)
  }

  private func content() throws(JSONError) -> Animation.Content {
    let tagged: Read<LayerValue> = { (it) throws(JSONError) in try it.taggedValue() }
    if let value = try optional("delta", tagged) { return .delta(value) }
    if let value = try optional("from", tagged) { return .from(value) }
    if let basic = self["basic"] {
      return .basic(
        from: try basic.optional("from", tagged), to: try basic.optional("to", tagged),
        by: try basic.optional("by", tagged))
    }
    return .keyframes(try member("keyframes") { (it) throws(JSONError) in try it.keyframes() })
  }

  private func keyframes() throws(JSONError) -> Keyframes {
    let number: Read<Double> = { (it) throws(JSONError) in try it.number() }
    var frames = Keyframes(
      values: try list("values") { (it) throws(JSONError) in try it.taggedValue() },
      keyTimes: try optionalList("keyTimes", number),
      timingFunctions: try optionalList("timingFunctions") { (it) throws(JSONError) in
        try it.curve()
      },
      calculationMode: try optional("calculationMode") { (it) throws(JSONError) in
        try it.name(Keyframes.CalculationMode.self)
      } ?? .linear,
      path: try optional("path") { (it) throws(JSONError) in try it.path() })
    frames.turning = try optional("turning") { (it) throws(JSONError) in
      try it.name(CAAnimationRotationMode.self)
    }
    frames.tensionValues = try optionalList("tension", number)
    frames.continuityValues = try optionalList("continuity", number)
    frames.biasValues = try optionalList("bias", number)
    return frames
  }

  /// When and how an animation runs; a group comes before what is in it.
  func timing(_ earlier: [AnimationTiming]) throws(JSONError) -> AnimationTiming {
    let parent = try optionalInteger("parent")
    if let parent, !earlier.indices.contains(parent) {
      throw JSONError("the group \(parent) does not come before")
    }
    return AnimationTiming(
      delay: try number("delay", or: 0), duration: try number("duration"),
      speed: try number("speed", or: 1), timeOffset: try number("timeOffset", or: 0),
      repeatCount: try number("repeatCount", or: 0),
      repeatDuration: try number("repeatDuration", or: 0), autoreverses: try flag("autoreverses"),
      fillMode: try optional("fillMode") { (it) throws(JSONError) in
        try it.name(CAMediaTimingFillMode.self)
      } ?? .removed,
      pacing: try pacing(), parent: parent.map { earlier[$0] })
  }

  private func pacing() throws(JSONError) -> Pacing {
    if let curve = try optional("curve", { (it) throws(JSONError) in try it.curve() }) {
      return .curve(curve)
    }
    let number: Read<Double> = { (it) throws(JSONError) in try it.number() }
    if let rate = try optional("decay", number) { return .decay(rate: rate) }
    if let frequency = try optional("swing", number) { return .swing(frequency: frequency) }
    guard let spring = self["spring"] else { return .linear }
    return .spring(try spring.spring())
  }

  private func spring() throws(JSONError) -> Spring {
    Spring(
      mass: try number("mass"), stiffness: try number("stiffness"),
      damping: try number("damping"), initialVelocity: try number("initialVelocity", or: 0),
      allowsOverdamping: try flag("allowsOverdamping"))
  }

  private func curve() throws(JSONError) -> CAMediaTimingFunction {
    let n = try numbers(4)
    return CAMediaTimingFunction(controlPoints: n[0], n[1], n[2], n[3])
  }

  /// A clock and when its group ended.
  func clock() throws(JSONError) -> ClockRecord {
    let segments = try list("segments") { (it) throws(JSONError) in try it.segment() }
    guard !segments.isEmpty else { throw JSONError("a clock needs a segment", at: "segments") }
    return ClockRecord(
      clock: AnimationClock(segments: segments), ended: try number("ended", or: .infinity))
  }

  private func segment() throws(JSONError) -> AnimationClock.Segment {
    AnimationClock.Segment(
      start: try number("start"), motion: try motion(),
      pace: try optional("pace") { (it) throws(JSONError) in
        try it.name(AnimationClock.Pace.self)
      } ?? .own)
  }

  private func motion() throws(JSONError) -> AnimationClock.Motion {
    if let held = try optional("held", { (it) throws(JSONError) in try it.number() }) {
      return .held(local: held)
    }
    if let n = try optional("eased", { (it) throws(JSONError) in try it.numbers(3) }) {
      let curve = try member("curve") { (it) throws(JSONError) in try it.curve() }
      return .eased(from: n[0], to: n[1], duration: n[2], curve: curve)
    }
    if let n = try optional("sprung", { (it) throws(JSONError) in try it.numbers(3) }) {
      let spring = try member("spring") { (it) throws(JSONError) in try it.spring() }
      return .sprung(from: n[0], to: n[1], duration: n[2], spring: spring)
    }
    let n = try member("running") { (it) throws(JSONError) in try it.numbers(2) }
    return .running(local: n[0], rate: n[1])
  }
}
