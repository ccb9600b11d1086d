/// How the progress of one cycle becomes the progress of its values.
public enum Pacing: Hashable, Sendable, Codable {
  /// Evenly.
  case linear
  /// By a cubic curve of the cycle's fraction.
  case curve(CAMediaTimingFunction)
  /// By a spring, of the seconds since the cycle began.
  case spring(Spring)
  /// Slower by the same factor every millisecond, of the seconds since the cycle began: 1 at its end.
  case decay(rate: Double)
  /// Out and back on a critically damped spring, of the seconds since the cycle began: 1 at the
  /// farthest, at 1 / frequency seconds; the frequency is in radians a second.
  case swing(frequency: Double)
}
