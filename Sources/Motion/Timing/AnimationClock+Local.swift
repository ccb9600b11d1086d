extension AnimationClock {
  /// Two times closer than this are the same time, in seconds.
  @usableFromInline static let tolerance = 1e-9

  /// Local time and pace at one moment.
  public struct Reading: Hashable, Sendable {
    /// The local time, in seconds.
    public var local: Double
    /// Whether the animations' own curves apply.
    public var pace: Pace

    /// A reading from its parts.
    @inlinable
    public init(local: Double, pace: Pace) {
      self.local = local
      self.pace = pace
    }
  }

  /// The local time at a world's time. A frame shows what was committed before it, so a segment that
  /// starts at that very time (within 1 ns) does not show yet, unless `isAfter` asks for the moment
  /// just after. The first segment also holds before its start.
  public func reading(at time: Double, isAfter: Bool = false) -> Reading {
    let segment = segments[index(at: time, isAfter: isAfter)]
    return Reading(local: segment.local(at: time), pace: segment.pace)
  }

  /// The local time at a world's time, in seconds; see `reading`.
  public func local(at time: Double, isAfter: Bool = false) -> Double {
    segments[index(at: time, isAfter: isAfter)].local(at: time)
  }

  /// The segment in force at a world's time.
  public func segment(at time: Double, isAfter: Bool = false) -> Segment {
    segments[index(at: time, isAfter: isAfter)]
  }

  /// How fast local time runs at a world's time.
  public func rate(at time: Double, isAfter: Bool = true) -> Double {
    segment(at: time, isAfter: isAfter).rate(at: time)
  }

  /// The earliest time, from `time` on, at which local time has reached or passed a value in the
  /// direction in which it moves; nil if that never happens.
  public func time(reaching local: Double, after time: Double) -> Double? {
    guard local.isFinite else { return nil }
    var index = index(at: time, isAfter: true)
    while index < segments.count {
      let from = max(time, segments[index].start)
      let next = index + 1 < segments.count ? segments[index + 1].start : .infinity
      if let found = segments[index].time(reaching: local, from: from), found <= next {
        return found
      }
      index += 1
    }
    return nil
  }

  /// The index of the segment in force.
  private func index(at time: Double, isAfter: Bool) -> Int {
    let limit = isAfter ? time + Self.tolerance : time - Self.tolerance
    var low = 0
    var high = segments.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      let start = segments[middle].start
      if isAfter ? start <= limit : start < limit { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension AnimationClock.Segment {
  /// The local time at a world's time, whether the segment is in force or not, in seconds.
  public func local(at time: Double) -> Double {
    switch motion {
    case .running(let local, let rate): return local + rate * (time - start)
    case .held(let local): return local
    case .eased(let from, let to, let duration, let curve):
      let elapsed = time - start
      if elapsed <= 0 { return duration > 0 || elapsed < 0 ? from : to }
      if elapsed >= duration - AnimationClock.tolerance { return to }
      return from.mixed(with: to, curve.value(at: elapsed / duration))
    case .sprung(let from, let to, let duration, let spring):
      let elapsed = time - start
      if elapsed <= 0 { return duration > 0 || elapsed < 0 ? from : to }
      if elapsed >= duration - AnimationClock.tolerance { return to }
      return from.mixed(with: to, spring.value(at: elapsed))
    }
  }

  /// How fast local time runs at a world's time.
  func rate(at time: Double) -> Double {
    switch motion {
    case .running(_, let rate): return rate
    case .held: return 0
    case .eased(_, _, let duration, _), .sprung(_, _, let duration, _):
      let step = 1e-6
      guard duration > 0, time < start + duration else { return 0 }
      return (local(at: time + step) - local(at: time)) / step
    }
  }

  /// When local time reaches or passes a value in the direction of motion, not before `from`; nil if
  /// it never does in this segment.
  func time(reaching target: Double, from: Double) -> Double? {
    switch motion {
    case .running(let local, let rate):
      if rate == 0 { return abs(local - target) <= AnimationClock.tolerance ? from : nil }
      return max(from, start + (target - local) / rate)
    case .held(let local):
      return abs(local - target) <= AnimationClock.tolerance ? from : nil
    case .eased(let first, let last, let duration, let curve):
      let end = max(from, start + duration)
      if abs(target - last) <= AnimationClock.tolerance { return end }
      guard last != first else { return nil }
      let progress = (target - first) / (last - first)
      guard progress <= 1 else { return nil }
      return curve.fraction(reaching: progress).map { max(from, start + $0 * duration) }
    case .sprung(let first, let last, let duration, let spring):
      let end = max(from, start + duration)
      if abs(target - last) <= AnimationClock.tolerance { return end }
      guard last != first else { return nil }
      let progress = (target - first) / (last - first)
      return spring.time(reaching: progress, within: duration).map { max(from, start + $0) }
    }
  }
}
