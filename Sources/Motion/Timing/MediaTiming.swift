/// The media timing of a layer: how its time runs against its superlayer's.
/// Local time = (parent time - beginTime) x speed + timeOffset.
public struct MediaTiming: Hashable, Sendable, Codable {
  /// The parent time at which local time is `timeOffset`, in seconds.
  public var beginTime: Double
  /// How fast local time runs.
  public var speed: Double
  /// Added to local time, in seconds.
  public var timeOffset: Double

  /// A timing; the default is the parent's own time.
  public init(beginTime: Double = 0, speed: Double = 1, timeOffset: Double = 0) {
    self.beginTime = beginTime
    self.speed = speed
    self.timeOffset = timeOffset
  }

  /// The parent's own time.
  public static let identity = MediaTiming()
}
