import Layers
import Motion
import Timeline

/// Lets a number between 0 and 1 drive a transition's animations, and finishes or cancels them.
open class UIPercentDrivenInteractiveTransition: EngineObject,
  UIViewControllerInteractiveTransitioning
{
  /// Where it is in its life.
  private enum Phase {
    /// No transition has begun with it, or it is over.
    case idle
    /// Its transition is held.
    case driving(Transition, RunDriver)
    /// Its transition runs and was never held.
    case following(Transition)
    /// Its transition runs to an end by itself.
    case released(Transition, RunDriver)
  }

  /// How far it has driven the transition, 0...1.
  public private(set) final var percentComplete = 0.0
  /// How fast the rest runs after `finish` or `cancel`; 1 is the transition's own pace.
  open var completionSpeed = 1.0
  /// How the rest is paced.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// How the rest is paced, with an interruptible animator; nil leaves it to `completionCurve`.
  public final var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition starts interactive.
  open var wantsInteractiveStart = true
  private final var phase = Phase.idle
  private final var hasDriven = false
  /// Who keeps it while its transition runs.
  final weak var keeper: UIViewController?

  /// A driver that waits for a transition.
  public override init() { super.init() }

  open override var preferredName: String? { className }

  open override var owners: [EngineObject] { keeper.map { [$0] } ?? [] }

  /// The transition's duration, in seconds; 0 without one.
  public final var duration: Double {
    switch phase {
    case .idle: 0
    case .driving(let transition, _), .released(let transition, _), .following(let transition):
      transition.duration
    }
  }

  /// Holds the transition at its start: UIKit's call.
  open func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    guard let transition = (context as? TransitionContext)?.transition else { return }
    let driver = RunDriver(duration: transition.duration)
    percentComplete = 0
    phase = .driving(transition, driver)
    hasDriven = true
    transition.animate()
    if let animator = transition.askInterruptible(), animator.state == .inactive {
      transition.capture { animator.pauseAnimation() }
    }
    for run in transition.runs where run.state != .ended { driver.take(run) }
  }

  /// Drives the transition to a fraction, which is brought into 0...1.
  public final func update(_ percentComplete: Double) {
    guard case .driving(let transition, let driver) = live else { return }
    self.percentComplete = min(max(percentComplete.isNaN ? 0 : percentComplete, 0), 1)
    driver.scrub(to: self.percentComplete)
    transition.context.updateInteractiveTransition(self.percentComplete)
  }

  /// Holds a transition that runs: one that was let go, or an interruptible one.
  public final func pause() {
    switch live {
    case .released(let transition, let driver):
      guard !transition.wasCancelled else { return }
      driver.pause()
      hold(transition, driver)
    case .following(let transition):
      guard let animator = transition.askInterruptible(), animator.state == .active else { return }
      animator.pauseAnimation()
      let driver = RunDriver(duration: transition.duration)
      driver.scrub(to: animator.fractionComplete)
      for run in transition.runs where run.state != .ended { driver.take(run) }
      hold(transition, driver)
    case .idle, .driving: return
    }
  }

  /// A transition begins that it does not drive yet.
  final func follow(_ transition: Transition) {
    percentComplete = 0
    phase = .following(transition)
  }

  private final func hold(_ transition: Transition, _ driver: RunDriver) {
    percentComplete = driver.fraction
    phase = .driving(transition, driver)
    transition.context.pauseInteractiveTransition()
  }

  /// Lets the transition run to its end. (decision V3)
  public final func finish() {
    guard case .driving(let transition, let driver) = live else { return reportEarly("finish") }
    phase = .released(transition, driver)
    let rest = rest(1 - percentComplete, of: transition)
    transition.endInteraction(cancelled: false, rest: rest.duration)
    driver.finish(rest)
  }

  /// Lets the transition run back to its start. (decision V3)
  public final func cancel() {
    guard case .driving(let transition, let driver) = live else { return reportEarly("cancel") }
    phase = .released(transition, driver)
    let rest = rest(percentComplete, of: transition)
    transition.endInteraction(cancelled: true, rest: rest.duration)
    driver.cancel(rest)
  }

  /// A transition is over.
  final func letGo(of transition: Transition) {
    switch phase {
    case .driving(let own, _), .released(let own, _), .following(let own):
      if own === transition { phase = .idle }
    case .idle: break
    }
  }

  /// The phase; a transition that has ended is no longer driven.
  private final var live: Phase {
    switch phase {
    case .driving(let transition, _), .released(let transition, _), .following(let transition):
      if transition.phase == .ended { phase = .idle }
    case .idle: break
    }
    return phase
  }

  /// How long a fraction of the transition takes by itself, and how it is paced. UIKit: a timing curve
  /// counts with an interruptible animator only.
  private final func rest(_ fraction: Double, of transition: Transition) -> RunDriver.Rest {
    let seconds = fraction * transition.duration / max(completionSpeed, 1e-6)
    guard let timingCurve, transition.interruptible != nil, seconds > 0 else {
      return RunDriver.Rest(duration: seconds, pacing: .curve(completionCurve.timingFunction))
    }
    let timing = AnimatorTiming(timingCurve, requested: seconds)
    return RunDriver.Rest(duration: timing.duration, pacing: timing.pacing)
  }

  /// UIKit does not remember an end that comes before the start. (decision L11)
  private final func reportEarly(_ call: String) {
    guard case .idle = phase, keeper != nil || !hasDriven else { return }
    UIApplication.shared.lastEarlyEnd = world.now
    world.report(.endedBeforeStart(call: call))
  }
}
