import Layers
import Motion

/// Holds the animations of a transition in its hand: scrubs them, and lets them run to the end or back
/// to the start. What `UIPercentDrivenInteractiveTransition` and its like are built on.
///
/// ```
/// let driver = RunDriver(duration: 0.4)
/// for run in transition.runs { driver.take(run) }   // all stand at fraction 0
/// driver.scrub(to: 0.3)                             // each at 0.12 s of its own time, linear
/// driver.finish(in: 0.28, curve: .easeInEaseOut)    // each to its end, completions with true
/// driver.cancel(in: 0.12, curve: .easeInEaseOut)    // or back: all model values are the start
///                                                   // values again before any completion runs
/// ```
///
/// Local time is fraction x duration for all runs, also for shorter and longer ones (decision V17): a
/// shorter one shows its end from there on, but its completion waits for `finish`; what a longer one
/// has left at the end of `finish` runs on by itself. The animations' own curves do not apply while
/// they are driven (V3). After `finish` or `cancel` it can scrub again until the runs are over.
final class RunDriver {
  /// Where the runs stand or are going.
  enum Phase: Sendable {
    /// They stand.
    case held
    /// They run to the end.
    case finishing
    /// They run back to the start.
    case cancelling
  }

  /// The duration that fractions are of, in seconds.
  let duration: Double
  /// Where the runs stand or are going.
  private(set) var phase = Phase.held
  /// The runs, in the order they were taken, those that are over included.
  private(set) var runs: [AnimationRun] = []
  /// Called once when all runs are back at the start, after the model values were put back and before
  /// the first completion.
  var didReturn: (() -> Void)?
  /// What the runs did not have behind them when they were taken, in seconds of the driver's time.
  private var origins: [Double] = []
  private var held = 0.0
  private let world = World.current
  private var began = 0.0
  private var course = AnimationClock.Motion.held(local: 0)

  /// A driver that stands at the start.
  init(duration: Double) { self.duration = max(duration, 0) }

  /// How far the runs are now, 0...1.
  var fraction: Double {
    duration > 0 ? min(max(local / duration, 0), 1) : local > 0 ? 1 : 0
  }

  /// Takes a run, which stands from now on where the driver stands.
  /// - Parameter joins: Whether it only begins now: an animation that was made in the middle.
  func take(_ run: AnimationRun, joining joins: Bool = false) {
    runs.append(run)
    origins.append(joins ? local : 0)
    switch phase {
    case .held: hold(run, origins.last ?? 0)
    case .finishing, .cancelling: go(run, origins.last ?? 0)
    }
  }

  /// Lets all runs stand at a fraction, which is brought into 0...1.
  func scrub(to fraction: Double) {
    phase = .held
    move(.held(local: min(max(fraction, 0), 1) * duration))
    for (run, origin) in zip(runs, origins) { hold(run, origin) }
  }

  /// Lets all runs stand where they are.
  func pause() { scrub(to: fraction) }

  /// Lets the runs go on to their ends.
  /// - Parameters:
  ///   - seconds: How long it takes to the driver's end.
  ///   - curve: How that is paced.
  func finish(in seconds: Double, curve: CAMediaTimingFunction) {
    go(.finishing, to: duration, in: seconds, curve)
  }

  /// Lets the runs go back to the start. There the model values become the start values, and then the
  /// completions run, with true (decision V1).
  /// - Parameters:
  ///   - seconds: How long it takes.
  ///   - curve: How that is paced.
  func cancel(in seconds: Double, curve: CAMediaTimingFunction) {
    go(.cancelling, to: 0, in: seconds, curve)
  }

  /// Gives all runs their start values back now, the last change first, and lets nothing be driven any
  /// more; who calls it ends the runs.
  func restoreStart() {
    for run in runs.reversed() where run.state != .ended { run.restoreStart() }
  }

  /// The driver's local time now, in seconds.
  private var local: Double {
    AnimationClock.Segment(start: began, motion: course).local(at: world.now)
  }

  private func move(_ motion: AnimationClock.Motion) {
    began = world.now
    course = motion
  }

  private func go(
    _ phase: Phase, to end: Double, in seconds: Double, _ curve: CAMediaTimingFunction
  ) {
    self.phase = phase
    move(.eased(from: local, to: end, duration: max(seconds, 0), curve: curve))
    for (run, origin) in zip(runs, origins) { go(run, origin) }
  }

  private func hold(_ run: AnimationRun, _ origin: Double) {
    run.reachedEnd = nil
    run.retime(.held(local: local - origin), pace: .linear)
  }

  /// Lets a run follow the way that the driver is on.
  private func go(_ run: AnimationRun, _ origin: Double) {
    guard run.state != .ended, case .eased(let from, let to, let seconds, let curve) = course
    else { return }
    let isLate = phase == .finishing && run.localEnd > duration - origin
    run.reachedEnd = phase == .cancelling ? { [self] in returned($0) } : nil
    let since = began - world.now
    run.retime(
      .eased(from: from - origin, to: to - origin, duration: seconds, curve: curve),
      pace: .linear, after: since)
    if isLate {
      run.retime(.running(local: to - origin, rate: 1), pace: .linear, after: since + seconds)
    }
  }

  /// A run is back at the start: so are all others.
  private func returned(_ run: AnimationRun) {
    for it in runs { it.reachedEnd = { $0.end(finished: true) } }
    restoreStart()
    let didReturn = didReturn
    self.didReturn = nil
    didReturn?()
    run.end(finished: true)
  }
}
