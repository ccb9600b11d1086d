/// How the progress of one cycle becomes the progress of its values.
public enum Pacing: Hashable, Sendable, Codable {
  /// Evenly.
  case linear
  /// By a cubic curve of the cycle's fraction.
  case curve(CAMediaTimingFunction)
  /// By a spring, of the seconds since the cycle began.
  case spring(Spring)
}
