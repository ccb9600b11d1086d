import Motion

/// An explicit animation: what `CALayer.add(_:forKey:)` takes.
open class CAAnimation: EngineObject {
  /// When it begins, in the layer's time, in seconds; 0 is when it is committed.
  public final var beginTime = 0.0
  /// The length of a cycle, in seconds; 0 is the transaction's.
  public final var duration = 0.0
  /// How fast its time runs.
  public final var speed = 1.0
  /// An offset into its time, in seconds.
  public final var timeOffset = 0.0
  /// How many cycles.
  public final var repeatCount = 0.0
  /// How long to repeat, in seconds.
  public final var repeatDuration = 0.0
  /// Whether a cycle also runs back.
  public final var autoreverses = false
  /// What shows outside the active time.
  public final var fillMode = CAMediaTimingFillMode.removed
  /// How a cycle is paced; nil is linear.
  public final var timingFunction: CAMediaTimingFunction?
  /// Whether it goes when it is over.
  public final var isRemovedOnCompletion = true
  /// Hears of its start and end; kept alive by the animation.
  public final var delegate: (any CAAnimationDelegate)?
  /// Called when it becomes active.
  public final var startHandler: (() -> Void)?
  /// Called when it is over, with whether it ran to its end.
  public final var stopHandler: ((Bool) -> Void)?

  /// What runs on a layer. Subclasses give their values.
  /// - Parameter duration: The length of a cycle if it has none of its own, in seconds.
  func values(duration: Double, in layer: CALayer, parent: AnimationTiming?) -> [Animation] { [] }

  /// A copy; subclasses copy their own properties.
  open func copy() -> CAAnimation {
    let copy = CAAnimation()
    copyTiming(to: copy)
    return copy
  }

  /// Copies what all animations have.
  final func copyTiming(to other: CAAnimation) {
    other.beginTime = beginTime
    other.duration = duration
    other.speed = speed
    other.timeOffset = timeOffset
    other.repeatCount = repeatCount
    other.repeatDuration = repeatDuration
    other.autoreverses = autoreverses
    other.fillMode = fillMode
    other.timingFunction = timingFunction
    other.isRemovedOnCompletion = isRemovedOnCompletion
    other.delegate = delegate
    other.startHandler = startHandler
    other.stopHandler = stopHandler
  }

  /// The timing as a value.
  final func timing(
    duration: Double, in layer: CALayer, parent: AnimationTiming?, pacing: Pacing? = nil
  ) -> AnimationTiming {
    let pace = pacing ?? timingFunction.map { Pacing.curve($0) } ?? .linear
    let delay = parent != nil ? beginTime : beginTime == 0 ? 0 : beginTime - layer.localTime
    return AnimationTiming(
      delay: delay, duration: self.duration > 0 ? self.duration : duration, speed: speed,
      timeOffset: timeOffset, repeatCount: repeatCount, repeatDuration: repeatDuration,
      autoreverses: autoreverses, fillMode: fillMode, pacing: pace, parent: parent)
  }

  /// Whether anybody hears of its start.
  final var tellsStart: Bool { delegate != nil || startHandler != nil }

  /// Tells that it became active.
  final func didStart() {
    delegate?.animationDidStart(self)
    startHandler?()
  }

  /// Tells that it is over.
  final func didStop(finished: Bool) {
    delegate?.animationDidStop(self, finished: finished)
    stopHandler?(finished)
  }
}
