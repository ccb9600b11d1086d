/// When and how an animation runs, in the local time of its clock or layer; an immutable value that
/// all animations of one block share.
public final class AnimationTiming: Sendable, Hashable, Codable {
  /// When it begins, in seconds after the time its block or layer animation was committed (the delay).
  public let delay: Double
  /// The length of one cycle in one direction, in seconds.
  public let duration: Double
  /// How fast its own time runs.
  public let speed: Double
  /// An offset into its own time, in seconds.
  public let timeOffset: Double
  /// How many cycles; 0 means 1; may be fractional or infinite.
  public let repeatCount: Double
  /// How long to repeat, in seconds; 0 leaves it to `repeatCount`.
  public let repeatDuration: Double
  /// Whether a cycle also runs back.
  public let autoreverses: Bool
  /// What shows outside the active time.
  public let fillMode: CAMediaTimingFillMode
  /// How a cycle's progress becomes the values' progress.
  public let pacing: Pacing
  /// The timing of the group it is in: its local time is this one's parent time.
  public let parent: AnimationTiming?

  /// A timing; the defaults are Core Animation's, but for the duration.
  public init(
    delay: Double = 0, duration: Double, speed: Double = 1, timeOffset: Double = 0,
    repeatCount: Double = 0, repeatDuration: Double = 0, autoreverses: Bool = false,
    fillMode: CAMediaTimingFillMode = .removed, pacing: Pacing = .linear,
    parent: AnimationTiming? = nil
  ) {
    self.delay = delay
    self.duration = duration
    self.speed = speed
    self.timeOffset = timeOffset
    self.repeatCount = repeatCount
    self.repeatDuration = repeatDuration
    self.autoreverses = autoreverses
    self.fillMode = fillMode
    self.pacing = pacing
    self.parent = parent
  }

  public static func == (lhs: AnimationTiming, rhs: AnimationTiming) -> Bool {
    lhs === rhs
      || lhs.delay == rhs.delay && lhs.duration == rhs.duration && lhs.speed == rhs.speed
        && lhs.timeOffset == rhs.timeOffset && lhs.repeatCount == rhs.repeatCount
        && lhs.repeatDuration == rhs.repeatDuration && lhs.autoreverses == rhs.autoreverses
        && lhs.fillMode == rhs.fillMode && lhs.pacing == rhs.pacing && lhs.parent == rhs.parent
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(delay)
    hasher.combine(duration)
    hasher.combine(pacing)
  }
}
