/// Where an animation stands in its cycles: the simple iteration progress of Web Animations, which
/// Core Animation follows too (facts 4.1).
public struct Iteration: Hashable, Sendable {
  /// Before, during or after the active time.
  public enum Phase: Hashable, Sendable { case before, active, after }

  /// Where in the whole.
  public var phase: Phase
  /// The fraction of the cycle, 0...1; 1 only at the very end.
  public var progress: Double
  /// How many cycles were completed before this one; infinite at the end of endless cycles.
  public var index: Double

  /// The phase at an active time, in seconds. When time runs backwards the boundaries belong to the
  /// phases outside.
  public static func phase(at time: Double, activeDuration: Double, isBackwards: Bool = false)
    -> Phase
  {
    if time < 0 || isBackwards && time == 0 { return .before }
    if time > activeDuration || !isBackwards && time == activeDuration { return .after }
    return .active
  }

  /// Where an animation stands.
  /// - Parameters:
  ///   - time: Seconds since it became active; may lie outside of the active time.
  ///   - cycle: The length of a cycle, in seconds; may be 0 or infinite.
  ///   - count: How many cycles; may be fractional, 0 or infinite.
  ///   - start: How many cycles it is ahead.
  ///   - activeDuration: How long it is active, in seconds; nil is cycle x count.
  public init(
    time: Double, cycle: Double, count: Double, start: Double = 0, activeDuration: Double? = nil,
    isBackwards: Bool = false
  ) {
    let whole = cycle == 0 || count == 0 ? 0 : cycle * count
    let active = activeDuration ?? whole
    phase = Self.phase(at: time, activeDuration: active, isBackwards: isBackwards)
    let elapsed = min(max(time, 0), active)
    var overall = phase == .before ? 0 : count
    if cycle != 0 { overall = elapsed == 0 ? 0 : elapsed / cycle }
    overall += start
    // Within 1 ns of a boundary is on the boundary.
    let boundary = overall.rounded()
    if cycle > 1e-6, abs(overall - boundary) * cycle < AnimationClock.tolerance {
      overall = boundary
    }
    progress = overall.isFinite ? overall.truncatingRemainder(dividingBy: 1) : 0
    if overall.isInfinite { progress = start.truncatingRemainder(dividingBy: 1) }
    if progress < 0 { progress += 1 }
    let isAtEnd = progress == 0 && phase != .before && elapsed == active && count != 0
    index = overall.rounded(.down)
    if isAtEnd && phase != .before {
      progress = 1
      index = overall - 1
    }
  }
}
