/// What is on screen of one layer while its animations run: its model values with the animations
/// put over them in the order they were added. Absolute ones replace, additive ones add.
///
/// Additive transforms are concatenated so that the last one added acts right on the model: then
/// retargeting in flight never jumps, whatever is mixed (the order is Apple's secret; for pure
/// movements and scales all orders agree).
public struct Presentation: Sendable {
  /// The values but for additive transforms that wait to be concatenated.
  private var state: LayerState
  /// What additive transforms found so far do before the transform beneath them.
  private var pending: CATransform3D?

  /// A layer without animations.
  public init(_ model: LayerState) { state = model }

  /// Puts the next animation over what is there, at a local time of its clock in seconds.
  public mutating func apply(
    _ animation: Animation, local: Double, pace: AnimationClock.Pace = .own
  ) {
    guard let sample = animation.timing.sample(local: local, pace: pace) else { return }
    apply(animation, sample: sample)
  }

  /// Puts the next animation over what is there, at one point of its course.
  public mutating func apply(_ animation: Animation, sample: AnimationTiming.Sample) {
    guard animation.keyPath.property == .transform else {
      animation.apply(to: &state, sample: sample)
      return
    }
    if animation.keyPath.component == .whole, case .delta(.transform(let delta)) = animation.content
    {
      let rest = Animation.remainder(of: delta, sample.progress)
      pending = pending.map { $0.concat(rest) } ?? rest
      return
    }
    flush()
    animation.apply(to: &state, sample: sample)
  }

  /// The values on screen.
  public var values: LayerState {
    guard let before = pending else { return state }
    var shown = state
    shown.transform = before.concat(shown.transform)
    return shown
  }

  /// Concatenates what waits.
  private mutating func flush() {
    guard let before = pending else { return }
    state.transform = before.concat(state.transform)
    pending = nil
  }
}

extension LayerState {
  /// What is on screen when these animations run over this model state, in the order they were
  /// added, each at a local time of its clock (seconds since its group was committed).
  public func presentation(
    applying animations: [(animation: Animation, local: Double, pace: AnimationClock.Pace)]
  ) -> LayerState {
    guard !animations.isEmpty else { return self }
    var presentation = Presentation(self)
    for (animation, local, pace) in animations {
      presentation.apply(animation, local: local, pace: pace)
    }
    return presentation.values
  }
}
