import Motion

/// The frames of one timeline, best asked for in the order of time: what cannot have changed since the
/// last one is not looked at again. It answers exactly as `Timeline.frame(at:)` does.
public struct FrameReel: Sendable {
  private let timeline: Timeline
  /// The times at which something changes, ascending.
  private let changes: [Double]
  /// Whether a layer ever had a time of its own.
  private let isRetimed: Bool
  private var last = FrameSample(moment: Moment(Time.setUp), rows: [])
  /// How many changes the last frame has seen; -1 before the first.
  private var seen = -1
  /// The clocks of the animations that are on layers.
  private var clocks: [ReelClock] = []
  private var readings: [AnimationClock.Reading] = []

  /// The frames of a timeline as it is now.
  public init(_ timeline: Timeline) {
    self.timeline = timeline
    changes = timeline.changeTimes
    isRetimed = timeline.layers.indices.contains { timeline.isRetimed($0) }
  }

  /// What is on screen at a moment; the order of moments is free.
  public mutating func frame(at moment: Moment) -> FrameSample {
    let seen = changes.partition { moment.sees($0) }
    let isNew = seen != self.seen
    if isNew {
      clocks = ReelClock.all(timeline, moment)
      self.seen = seen
    }
    let readings = clocks.map { $0.reading(at: moment) }
    if isNew || readings != self.readings || isRetimed && !clocks.isEmpty {
      last = timeline.frame(at: moment)
      self.readings = readings
    }
    last.moment = moment
    return last
  }

  /// The time of the change that ends the stillness of the last frame, in seconds, infinite if there is
  /// none; nil while something moves.
  public var stillUntil: Double? {
    var end = seen < changes.count ? changes[max(seen, 0)] : .infinity
    if isRetimed && !clocks.isEmpty { return nil }
    for clock in clocks {
      guard let time = clock.stillUntil(at: last.moment) else { return nil }
      end = min(end, time)
    }
    return end
  }
}

extension Timeline {
  /// The times at which something was changed, added or taken away, ascending.
  var changeTimes: [Double] {
    var times: Set<Double> = []
    for record in layers {
      guard let record else { continue }
      times.insert(record.created)
      for track in record.tracks.all { times.formUnion(track.changes.lazy.map(\.time)) }
      times.formUnion(record.children.lazy.map(\.time))
      times.formUnion(record.parents.lazy.map(\.time))
      times.formUnion(record.timing.lazy.map(\.time))
      times.formUnion(record.animations.lazy.map(\.added))
      times.formUnion(record.animations.lazy.map(\.removed))
    }
    for case let clock? in clocks { times.insert(clock.ended) }
    return times.filter(\.isFinite).sorted()
  }
}
