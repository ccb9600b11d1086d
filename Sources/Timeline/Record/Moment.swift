/// A moment to look at: a time, and whether what was committed exactly then already shows.
public struct Moment: Hashable, Sendable {
  /// The time, in seconds.
  public let time: Double
  /// False: what a frame at this time shows, everything committed strictly before. True: just
  /// after.
  public let isAfter: Bool

  /// What a frame at `time` shows.
  public init(_ time: Double, isAfter: Bool = false) {
    self.time = time
    self.isAfter = isAfter
  }

  /// Whether something committed at `change` shows at this moment.
  @inlinable public func sees(_ change: Double) -> Bool {
    isAfter ? change <= time + Time.tolerance : change < time - Time.tolerance
  }
}
