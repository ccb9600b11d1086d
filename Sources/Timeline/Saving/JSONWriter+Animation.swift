import Motion

/// How animations and clocks are written; `JSON+Animation` reads them.
extension JSONWriter {
  /// An animation on a layer.
  mutating func span(_ span: AnimationSpan, timing: Int) {
    object {
      $0.member("key", span.key)
      $0.member("property", span.animation.keyPath.property.row.name)
      let component = span.animation.keyPath.component
      if component != .whole { $0.member("component", String(describing: component)) }
      $0.content(span.animation.content)
      if span.animation.isAdditive { $0.member("additive", true) }
      if span.animation.isCumulative { $0.member("cumulative", true) }
      $0.member("timing", timing)
      $0.member("clock", span.clock)
      $0.member("added", span.added)
      if span.removed != .infinity { $0.member("removed", span.removed) }
      if span.timeShift != 0 { $0.member("timeShift", span.timeShift) }
    }
  }

  private mutating func content(_ content: Animation.Content) {
    switch content {
    case .delta(let value):
      key("delta")
      taggedValue(value)
    case .from(let value):
      key("from")
      taggedValue(value)
    case .basic(let from, let to, let by):
      key("basic")
      object { json in
        for (key, value) in [("from", from), ("to", to), ("by", by)] {
          guard let value else { continue }
          json.key(key)
          json.taggedValue(value)
        }
      }
    case .keyframes(let frames):
      key("keyframes")
      keyframes(frames)
    }
  }

  private mutating func keyframes(_ frames: Keyframes) {
    object { json in
      json.key("values")
      json.array { for value in frames.values { $0.taggedValue(value) } }
      json.list("keyTimes", frames.keyTimes)
      if !frames.timingFunctions.isEmpty {
        json.key("timingFunctions")
        json.array { for curve in frames.timingFunctions { $0.curve(curve) } }
      }
      if frames.calculationMode != .linear {
        json.member("calculationMode", frames.calculationMode.rawValue)
      }
      if let path = frames.path {
        json.key("path")
        json.value(.path(path))
      }
      if let turning = frames.turning { json.member("turning", turning.rawValue) }
      json.list("tension", frames.tensionValues)
      json.list("continuity", frames.continuityValues)
      json.list("bias", frames.biasValues)
    }
  }

  private mutating func list(_ key: String, _ numbers: [Double]) {
    if numbers.isEmpty { return }
    self.key(key)
    array { for number in numbers { $0.number(number) } }
  }

  /// How progress becomes the progress of values; nothing is even.
  mutating func pacing(_ pacing: Pacing) {
    switch pacing {
    case .linear: break
    case .curve(let curve):
      key("curve")
      self.curve(curve)
    case .spring(let spring):
      self.spring(spring)
    case .decay(let rate): member("decay", rate)
    case .swing(let frequency): member("swing", frequency)
    }
  }

  private mutating func spring(_ spring: Spring) {
    key("spring")
    object {
      $0.member("mass", spring.mass)
      $0.member("stiffness", spring.stiffness)
      $0.member("damping", spring.damping)
      $0.member("initialVelocity", spring.initialVelocity)
      if spring.allowsOverdamping { $0.member("allowsOverdamping", true) }
    }
  }

  private mutating func curve(_ curve: CAMediaTimingFunction) {
    numbers(curve.c1.x, curve.c1.y, curve.c2.x, curve.c2.y)
  }

  /// One stretch of a clock.
  mutating func segment(_ segment: AnimationClock.Segment) {
    object {
      $0.member("start", segment.start)
      switch segment.motion {
      case .running(let local, let rate):
        $0.key("running")
        $0.numbers(local, rate)
      case .held(let local): $0.member("held", local)
      case .eased(let from, let to, let duration, let curve):
        $0.key("eased")
        $0.numbers(from, to, duration)
        $0.key("curve")
        $0.curve(curve)
      case .sprung(let from, let to, let duration, let spring):
        $0.key("sprung")
        $0.numbers(from, to, duration)
        $0.spring(spring)
      }
      if segment.pace != .own { $0.member("pace", segment.pace.rawValue) }
    }
  }
}
