import Motion

/// A clock that moves animations, and until when it moves them.
struct ReelClock: Sendable {
  private let clock: AnimationClock
  /// The local time from which on nothing it drives moves, in seconds.
  private let end: Double

  /// The clocks of all animations that are on layers at a moment.
  static func all(_ timeline: Timeline, _ moment: Moment) -> [ReelClock] {
    var ends: [Int: Double] = [:]
    for layer in timeline.layers.indices {
      for span in timeline.openSpans(of: layer, at: moment) {
        ends[span.clock] = max(ends[span.clock] ?? 0, span.animation.timing.end)
      }
    }
    return ends.compactMap { index, end in
      timeline.clocks[index].map { ReelClock(clock: $0.clock, end: end) }
    }
  }

  /// Where it stands, as far as what it drives can tell.
  func reading(at moment: Moment) -> AnimationClock.Reading {
    var reading = clock.reading(at: moment.time, isAfter: moment.isAfter)
    if reading.pace != .beyond { reading.local = min(reading.local, end) }
    return reading
  }

  /// Until when it stands still, in seconds; nil if it moves.
  func stillUntil(at moment: Moment) -> Double? {
    let segment = clock.segment(at: moment.time, isAfter: moment.isAfter)
    let next = clock.segments.first { $0.start > segment.start }?.start ?? .infinity
    switch segment.motion {
    case .held: return next
    case .running(_, let rate):
      let isOver = rate >= 0 && segment.pace != .beyond && segment.local(at: moment.time) >= end
      return isOver ? next : nil
    case .eased, .sprung: return nil
    }
  }
}
