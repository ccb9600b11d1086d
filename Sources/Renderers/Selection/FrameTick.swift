/// One frame to show: its number at the chosen rate and its time.
public struct FrameTick: Sendable, Hashable {
  /// The number; nil for a time that is no tick.
  public var index: Int?
  /// The time, in seconds.
  public var time: Double
}
