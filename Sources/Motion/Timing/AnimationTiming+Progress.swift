extension AnimationTiming {
  /// Where an animation stands at one moment.
  public struct Sample: Hashable, Sendable {
    /// The progress of its values: 0 at the start, 1 at the end; curves and springs may leave 0...1.
    public var progress: Double
    /// How many cycles were completed before this one.
    public var cycle: Double
    /// The fraction of the duration before any pacing, 0...1.
    public var fraction: Double

    /// A sample from its parts.
    public init(progress: Double, cycle: Double = 0, fraction: Double) {
      self.progress = progress
      self.cycle = cycle
      self.fraction = fraction
    }
  }

  /// The length of one cycle in one direction, in seconds: a child without a duration fills its
  /// group's.
  public var cycleDuration: Double {
    if duration == 0, let parent { return parent.cycleDuration }
    return duration
  }

  /// How many cycles, from `repeatCount` and `repeatDuration`.
  public var cycles: Double {
    let cycle = autoreverses ? 2 * cycleDuration : cycleDuration
    if repeatDuration > 0 && cycle > 0 { return repeatDuration / cycle }
    return repeatCount > 0 ? repeatCount : 1
  }

  /// How long it is active, in seconds of its own time.
  public var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    let cycle = autoreverses ? 2 * cycleDuration : cycleDuration
    return cycle == 0 ? 0 : cycle * cycles
  }

  /// The local time at which it is over, in seconds after its block was committed; infinite if it
  /// never is. In a group it is over with the group.
  public var end: Double {
    if let parent { return parent.end }
    if speed > 0 { return delay + activeDuration / speed }
    return speed < 0 && timeOffset >= 0 ? delay - timeOffset / speed : .infinity
  }

  /// The progress of the values at a local time (seconds since the group of animations was
  /// committed); nil if the animation does not show then.
  @inlinable
  public func progress(local: Double, pace: AnimationClock.Pace = .own) -> Double? {
    sample(local: local, pace: pace)?.progress
  }

  /// Where the animation stands at a local time; nil if it does not show then.
  public func sample(local: Double, pace: AnimationClock.Pace = .own) -> Sample? {
    var time = local
    // Core Animation: a group that shows its end shows the children that end with it there.
    var showsEnd = false
    if let parent {
      guard let inParent = parent.sample(local: local, pace: pace) else { return nil }
      time = inParent.progress * parent.cycleDuration
      showsEnd = inParent.progress >= 1
    }
    if isPlain { return plainSample(time - delay, pace, showsEnd) }
    let cycle = autoreverses ? 2 * cycleDuration : cycleDuration
    // Core Animation: one that runs forwards plays its full length from an offset on, and what the
    // offset skipped comes last. One that stands still or runs back is where its local time says.
    let isForwards = speed > 0
    let start = isForwards && cycle > 0 && cycle.isFinite ? timeOffset / cycle : 0
    let active = activeDuration
    var elapsed = (time - delay) * speed + (isForwards ? 0 : timeOffset)
    if abs(elapsed - active) < AnimationClock.tolerance { elapsed = active }
    let it = Iteration(
      time: elapsed, cycle: cycle, count: cycles, start: start, activeDuration: active,
      isBackwards: speed < 0)
    guard shows(in: it.phase) || showsEnd && elapsed == active else { return nil }
    var fraction = it.progress
    if autoreverses { fraction = fraction <= 0.5 ? 2 * fraction : 2 - 2 * fraction }
    let isOver = it.phase == .after
    return Sample(
      progress: paced(fraction, pace, isOver: isOver), cycle: it.index, fraction: fraction)
  }

  /// Whether it runs once, forwards, at its own pace: nearly always.
  private var isPlain: Bool {
    speed == 1 && timeOffset == 0 && repeatCount <= 1 && repeatCount == repeatCount.rounded()
      && repeatDuration == 0 && !autoreverses
  }

  /// The sample of an animation that runs once, some seconds after it became active.
  private func plainSample(
    _ time: Double, _ pace: AnimationClock.Pace, _ showsEnd: Bool
  ) -> Sample? {
    let length = cycleDuration
    if pace == .beyond, length > 0, time > length || time < 0 && delay == 0 {
      return Sample(progress: time / length, fraction: time / length)
    }
    if time < -AnimationClock.tolerance {
      guard fillMode == .both || fillMode == .backwards else { return nil }
      return Sample(progress: paced(0, pace, isOver: false), fraction: 0)
    }
    if time >= length - AnimationClock.tolerance {
      let isAtEnd = showsEnd && time <= length + AnimationClock.tolerance
      guard isAtEnd || fillMode == .both || fillMode == .forwards else { return nil }
      return Sample(progress: paced(1, pace, isOver: true), fraction: 1)
    }
    let fraction = time / length
    return Sample(progress: paced(fraction, pace, isOver: false), fraction: fraction)
  }

  /// Whether something shows in a phase.
  private func shows(in phase: Iteration.Phase) -> Bool {
    switch phase {
    case .active: true
    case .before: fillMode == .both || fillMode == .backwards
    case .after: fillMode == .both || fillMode == .forwards
    }
  }

  /// The progress of the values at a fraction of the duration. UIKit: a spring that is over shows its
  /// end, whatever is left of the swing.
  private func paced(_ fraction: Double, _ pace: AnimationClock.Pace, isOver: Bool) -> Double {
    guard pace == .own else { return fraction }
    if case .spring = pacing, fraction == 1 && isOver { return 1 }
    return pacing.progress(at: fraction, of: cycleDuration)
  }
}
