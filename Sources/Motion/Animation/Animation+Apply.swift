extension Animation {
  /// Puts this animation's value at a local time over a state; leaves the state alone when it does
  /// not show then. Several animations of one layer go through `Presentation`.
  /// - Parameters:
  ///   - local: Seconds of its clock since the group was committed.
  ///   - pace: Whether its own curve applies.
  @inlinable
  public func apply(
    to state: inout LayerState, local: Double, pace: AnimationClock.Pace = .own
  ) {
    guard let sample = timing.sample(local: local, pace: pace) else { return }
    apply(to: &state, sample: sample)
  }

  /// Puts this animation's value at one point of its course over a state.
  public func apply(to state: inout LayerState, sample: AnimationTiming.Sample) {
    let rest = 1 - sample.progress
    // The changes blocks make, without a detour through the property table.
    switch (keyPath.property, keyPath.component, content) {
    case (.position, .whole, .delta(.point(let delta))):
      state.position.x += delta.x * rest
      state.position.y += delta.y * rest
    case (.position, .x, .delta(.number(let delta))): state.position.x += delta * rest
    case (.position, .y, .delta(.number(let delta))): state.position.y += delta * rest
    case (.bounds, .whole, .delta(.rect(let delta))):
      state.bounds.origin.x += delta.origin.x * rest
      state.bounds.origin.y += delta.origin.y * rest
      state.bounds.size.width += delta.size.width * rest
      state.bounds.size.height += delta.size.height * rest
    case (.bounds, .origin, .delta(.point(let delta))):
      state.bounds.origin.x += delta.x * rest
      state.bounds.origin.y += delta.y * rest
    case (.bounds, .size, .delta(.size(let delta))):
      state.bounds.size.width += delta.width * rest
      state.bounds.size.height += delta.height * rest
    case (.transform, .whole, .delta(.transform(let delta))):
      state.transform = Animation.remainder(of: delta, sample.progress).concat(state.transform)
    case (.cornerRadius, .whole, .delta(.number(let delta))): state.cornerRadius += delta * rest
    case (.opacity, .whole, .from(.number(let from))):
      state.opacity = from.mixed(with: state.opacity, sample.progress)
    case (.backgroundColor, .whole, .from(.color(let from))):
      state.backgroundColor = UIColor.mix(from, state.backgroundColor, sample.progress)
    default: keyPath.write(value(over: keyPath.read(state), sample: sample), to: &state)
    }
  }

  /// What is left of a delta that shrinks to the identity.
  static func remainder(of delta: CATransform3D, _ progress: Double) -> CATransform3D {
    delta.mixed(with: .identity, progress)
  }

  /// The value shown over what is beneath, at one point of the course.
  public func value(over base: LayerValue, sample: AnimationTiming.Sample) -> LayerValue {
    let p = sample.progress
    switch content {
    case .delta(let delta): return base.adding(LayerValue.interpolate(delta, delta.zero, p))
    case .from(let from): return LayerValue.interpolate(from, base, p)
    case .basic(let from, let to, let by):
      let current = isAdditive ? base.zero : base
      let ends = Animation.ends(from: from, to: to, by: by, current: current)
      let value = LayerValue.interpolate(ends.from, ends.to, p)
      return settled(value, ends: ends, over: base, cycle: sample.cycle)
    case .keyframes(let frames):
      guard let value = frames.value(at: p) else { return base }
      guard isCumulative else { return isAdditive ? base.adding(value) : value }
      let ends = (from: frames.value(at: 0) ?? value, to: frames.value(at: 1) ?? value)
      return settled(value, ends: ends, over: base, cycle: sample.cycle)
    }
  }

  /// Adds what earlier cycles and what is beneath contribute.
  private func settled(
    _ value: LayerValue, ends: (from: LayerValue, to: LayerValue), over base: LayerValue,
    cycle: Double
  ) -> LayerValue {
    var value = value
    if isCumulative, cycle > 0, cycle.isFinite, !timing.autoreverses,
      let step = ends.to.difference(from: ends.from)
    {
      value = value.adding(step.scaled(by: cycle))
    }
    return isAdditive ? base.adding(value) : value
  }

  /// Core Animation's from/to/by table; what is missing is the value beneath.
  static func ends(
    from: LayerValue?, to: LayerValue?, by: LayerValue?, current: LayerValue
  ) -> (from: LayerValue, to: LayerValue) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from.adding(by))
    case (let from?, nil, nil): (from, current)
    case (nil, let to?, let by?): (to.removing(by), to)
    case (nil, let to?, nil): (current, to)
    case (nil, nil, let by?): (current, current.adding(by))
    case (nil, nil, nil): (current, current)
    }
  }
}
