import Motion

/// Animations that share clock and timing: their progress is found once a frame.
struct CurveGroup: Sendable {
  /// What makes animations share.
  struct Key: Hashable {
    let clock: Int
    let timing: ObjectIdentifier
    let timeShift: Double
  }

  /// Where its animations stand in one frame.
  struct Standing: Sendable {
    /// 0 at the start, 1 at the end and when nothing shows.
    var progress: Double
    /// Whether they show at all.
    var isShown: Bool
    /// The part of the way that is left.
    var rest: Double { 1 - progress }
  }

  /// The index of the clock.
  let clock: Int
  /// When and how they run.
  let timing: AnimationTiming
  /// Layer time minus world time where they were added.
  let timeShift: Double

  /// Where they stand at a moment.
  func standing(_ timeline: Timeline, _ moment: Moment) -> Standing {
    guard let clock = timeline.clocks[clock]?.clock else {
      return Standing(progress: 1, isShown: false)
    }
    let reading = clock.reading(at: moment.time - timeShift, isAfter: moment.isAfter)
    guard let sample = timing.sample(local: reading.local, pace: reading.pace) else {
      return Standing(progress: 1, isShown: false)
    }
    return Standing(progress: sample.progress, isShown: true)
  }
}
