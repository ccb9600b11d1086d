import Motion

/// The clock of one group of animations, and when the group was over.
public struct ClockRecord: Sendable, Hashable {
  /// How local time followed the world's.
  public var clock: AnimationClock
  /// When the group ended and its animations were taken away, in seconds; infinite while it runs.
  public var ended: Double

  /// A running clock.
  public init(clock: AnimationClock, ended: Double = .infinity) {
    self.clock = clock
    self.ended = ended
  }
}
