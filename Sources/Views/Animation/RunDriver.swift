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

  /// How the runs go on by themselves.
  struct Rest {
    /// How long it takes to the driver's end or start, in seconds.
    let duration: Double
    /// How that is paced.
    let pacing: Pacing
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
    finish(Rest(duration: seconds, pacing: .curve(curve)))
  }

  /// The same, paced in any way.
  func finish(_ rest: Rest) { go(.finishing, to: duration, rest) }

  /// Lets the runs go back to the start. There the model values become the start values, and then the
  /// completions run, with true (decision V1).
  /// - Parameters:
  ///   - seconds: How long it takes.
  ///   - curve: How that is paced.
  func cancel(in seconds: Double, curve: CAMediaTimingFunction) {
    cancel(Rest(duration: seconds, pacing: .curve(curve)))
  }

  /// The same, paced in any way.
  func cancel(_ rest: Rest) { go(.cancelling, to: 0, rest) }

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

  private func go(_ phase: Phase, to end: Double, _ rest: Rest) {
    self.phase = phase
    course(to: end, rest)
    for (run, origin) in zip(runs, origins) { go(run, origin) }
  }

  private func course(to end: Double, _ rest: Rest) {
    let (from, seconds) = (local, max(rest.duration, 0))
    switch rest.pacing {
    case .linear, .decay, .swing:
      move(.eased(from: from, to: end, duration: seconds, curve: .linear))
    case .curve(let curve): move(.eased(from: from, to: end, duration: seconds, curve: curve))
    case .spring(let spring): move(.sprung(from: from, to: end, duration: seconds, spring: spring))
    }
  }

  private func hold(_ run: AnimationRun, _ origin: Double) {
    run.reachedEnd = nil
    run.retime(.held(local: local - origin), pace: .linear)
  }

  /// Lets a run follow the way that the driver is on.
  private func go(_ run: AnimationRun, _ origin: Double) {
    guard run.state != .ended else { return }
    let isLate = phase == .finishing && run.localEnd > duration - origin
    run.reachedEnd = phase == .cancelling ? { [self] in returned($0) } : nil
    let since = began - world.now
    let seconds: Double
    switch course {
    case .eased(let from, let to, let duration, let curve):
      seconds = duration
      run.retime(
        .eased(from: from - origin, to: to - origin, duration: seconds, curve: curve),
        pace: .linear, after: since)
    case .sprung(let from, let to, let duration, let spring):
      seconds = duration
      run.retime(
        .sprung(from: from - origin, to: to - origin, duration: seconds, spring: spring),
        pace: .beyond, after: since)
    case .running, .held: return
    }
    if isLate {
      let end = duration - origin
      run.retime(.running(local: end, rate: 1), pace: .linear, after: since + seconds)
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
