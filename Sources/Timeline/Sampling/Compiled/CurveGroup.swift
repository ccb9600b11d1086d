import Motion

/// Animations that share clock and timing: their progress is found once a frame.
struct CurveGroup: Sendable {
  /// What makes animations share.
  struct Key: Hashable {
    let clock: Int
    let timing: ObjectIdentifier
    let timeShift: Double
  }

  /// The index of the clock.
  let clock: Int
  /// When and how they run.
  let timing: AnimationTiming
  /// Layer time minus world time where they were added.
  let timeShift: Double

  /// The part of the way that is left: 1 at the start, 0 at the end and when nothing shows.
  func rest(_ timeline: Timeline, _ moment: Moment) -> Double {
    guard let clock = timeline.clocks[clock]?.clock else { return 0 }
    let reading = clock.reading(at: moment.time - timeShift, isAfter: moment.isAfter)
    guard let sample = timing.sample(local: reading.local, pace: reading.pace) else { return 0 }
    return 1 - sample.progress
  }
}
