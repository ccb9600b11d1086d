extension MediaTiming {
  /// The local time at a time of the parent, in seconds.
  @inlinable
  public func local(parent time: Double) -> Double { (time - beginTime) * speed + timeOffset }

  /// The parent's time at a local time, in seconds; nil if local time stands still.
  public func parent(local time: Double) -> Double? {
    speed == 0 ? nil : (time - timeOffset) / speed + beginTime
  }

  /// Whether local time is the parent's.
  public var isIdentity: Bool { self == .identity }

  /// The timing that does what an outer one and then this one do.
  public func inside(_ outer: MediaTiming) -> MediaTiming {
    if outer.isIdentity { return self }
    // (s2 ((s1 (t - b1) + o1) - b2) + o2), written about the outer begin time.
    return MediaTiming(
      beginTime: outer.beginTime, speed: outer.speed * speed,
      timeOffset: (outer.timeOffset - beginTime) * speed + timeOffset)
  }

  /// A layer's local time through all its ancestors' timings, outermost first.
  public static func local(_ time: Double, through chain: [MediaTiming]) -> Double {
    chain.reduce(time) { $1.local(parent: $0) }
  }
}
