import Layers
import Motion
import Timeline

/// Animations that can be paused, scrubbed, reversed and stopped. Local time of its run is 0 at the
/// start values and `duration` at the end values; every move retimes the run's clock.
///
/// While it runs, its pacing applies, and `fractionComplete` is the fraction of the time. Paused, and
/// `scrubsLinearly` (UIKit: observed), the pacing is off: `fractionComplete` becomes the fraction of the
/// way, so that nothing jumps, and the way back is taken when it runs on.
public final class UIViewPropertyAnimator: EngineObject, UIViewImplicitlyAnimating {
  /// The life of an animator.
  enum Stage {
    /// Not begun, or over.
    case inactive
    /// Its run's clock is under its hand.
    case active(AnimationRun, Course)
    /// Stopped: the animations are gone, and it waits for where to end.
    case stopped(RunEnds)
  }

  /// What an active one does.
  enum Course: Sendable {
    /// Its clock runs.
    case running
    /// It stands.
    case paused
    /// It stands at an end, since it pauses on completion.
    case arrived
    /// Its completions run.
    case completing
  }

  /// Changes that are made when it begins.
  struct Changes {
    let closure: () -> Void
    let delayFactor: Double
  }

  /// How it is paced, as given.
  public let timingParameters: (any UITimingCurveProvider)?
  /// How it is paced.
  let timing: AnimatorTiming
  /// How long after its start it begins, in seconds.
  public internal(set) var delay = 0.0
  /// Whether pacing is off while it is scrubbed.
  public var scrubsLinearly = true
  /// Whether it stays active at its end, without completions.
  public var pausesOnCompletion = false
  /// Whether its views hit-test by themselves while they move.
  public var isManualHitTestingEnabled = false
  /// Where it is in its life.
  var stage = Stage.inactive
  /// The changes that wait for its beginning.
  var changes: [Changes] = []
  /// What is called at the end.
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Whether it goes from the end to the start.
  var goesBack = false
  private var interruptible = true
  private var userInteraction = true

  /// An animator paced by parameters.
  /// - Parameter duration: In seconds; 0 is 0.2 s, and a spring given by its physics ignores it.
  public init(duration: Double, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    timing = AnimatorTiming(parameters, requested: duration)
    super.init()
    if case .physical = parameters.springTimingParameters?.kind, duration > 0,
      abs(duration - timing.duration) > 1e-9
    {
      report(.durationIgnored(asked: duration, runs: timing.duration))
    }
  }

  /// An animator on one of UIKit's curves.
  public convenience init(
    duration: Double, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(curveRawValue: curve.rawValue))
    if let animations { addAnimations(animations) }
  }

  /// An animator on a cubic curve with one's own control points.
  public convenience init(
    duration: Double, controlPoint1: CGPoint, controlPoint2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(
        controlPoint1: controlPoint1, controlPoint2: controlPoint2))
    if let animations { addAnimations(animations) }
  }

  /// An animator on a spring that is at rest after the duration.
  public convenience init(
    duration: Double, dampingRatio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UISpringTimingParameters(dampingRatio: dampingRatio))
    if let animations { addAnimations(animations) }
  }

  /// A running animator with changes and a completion.
  public static func runningPropertyAnimator(
    withDuration duration: Double, delay: Double = 0, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  deinit {
    switch stage {
    case .active(let run, .paused), .active(let run, .arrived):
      report(.released(state: "paused"))
      run.end(finished: false)
    case .stopped: report(.released(state: "stopped"))
    case .inactive, .active: break
    }
  }

  /// How long it runs, in seconds.
  public var duration: Double { timing.duration }

  /// Where it is in its life.
  public var state: UIViewAnimatingState {
    switch stage {
    case .inactive: .inactive
    case .active: .active
    case .stopped: .stopped
    }
  }

  /// Whether time moves it, or its completions run.
  public var isRunning: Bool {
    switch stage {
    case .active(_, .running), .active(_, .completing): true
    default: false
    }
  }

  /// Whether it can be paused, scrubbed and stopped; to be set before the start.
  public var isInterruptible: Bool {
    get { interruptible }
    set {
      guard isInactive("isInterruptible") else { return }
      interruptible = newValue
    }
  }

  /// Whether the views it moves take touches; to be set before the start.
  public var isUserInteractionEnabled: Bool {
    get { userInteraction }
    set {
      guard isInactive("isUserInteractionEnabled") else { return }
      userInteraction = newValue
    }
  }

  /// Records a wrong use of it.
  func report(_ misuse: AnimatorMisuse) {
    world.report(.animator(name: outputName, misuse))
  }

  /// Whether it may be set up.
  private func isInactive(_ property: String) -> Bool {
    if case .inactive = stage { return true }
    report(.setWhileActive(property: property))
    return false
  }
}
