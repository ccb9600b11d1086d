/// One frame to show: its number at the chosen rate and its time.
struct FrameTick: Hashable {
  /// The number; nil for a time that is no tick.
  var index: Int?
  /// The time, in seconds.
  var time: Double
}
