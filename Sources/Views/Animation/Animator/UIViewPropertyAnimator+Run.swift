import Layers
import Motion
import Timeline

/// How an animator holds its run.
extension UIViewPropertyAnimator {
  /// Adds changes. An active one makes them now, and they take the time that is left.
  public func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin later.
  /// - Parameter delayFactor: When, as a fraction of the time that is left.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let added = Changes(closure: animation, delayFactor: min(max(delayFactor, 0), 1))
    switch stage {
    case .inactive: changes.append(added)
    case .active(let run, _):
      make(added, in: run, from: min(max(ownTime(of: run), 0), duration))
      run.reschedule()
    case .stopped: report(.addWhileStopped)
    }
  }

  /// Adds what is to be called at the end, with where that is.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the waiting changes: the run begins.
  func begin() -> AnimationRun {
    let run = AnimationRun(in: world, title: outputName)
    run.completion = { [weak self, unowned run] _ in self?.runEnded(run) }
    run.touches =
      !isUserInteractionEnabled ? .nothing : isManualHitTestingEnabled ? .model : .shown
    let waiting = changes
    changes.removeAll()
    go(run)
    let blocks = waiting.map { make($0, in: run, from: 0) }
    if run.isEmpty, !blocks.isEmpty, blocks.allSatisfy(\.isRemarkable) {
      world.report(.nothingAnimated)
    }
    UIApplication.shared.runWillBegin?(run)
    Transition.tellUndriven(run)
    CATransaction.add(run)
    run.seal()
    return run
  }

  /// Begins, and stands at the start.
  func pausedRun() -> AnimationRun {
    let run = begin()
    hold(run, at: goesBack ? duration : 0, .own)
    return run
  }

  /// Lets the clock run from a local time, in the animator's direction.
  func run(_ run: AnimationRun, from local: Double, rate: Double = 1, after delay: Double = 0) {
    go(run)
    if delay > 0 { run.retime(.held(local: local), pace: .own) }
    run.retime(
      .running(local: local, rate: goesBack ? -rate : rate), pace: .own, after: delay)
  }

  /// Lets the clock stand at a local time.
  func hold(_ run: AnimationRun, at local: Double, _ pace: AnimationClock.Pace) {
    guard run.state != .ended else { return }
    stage = .active(run, .paused)
    // UIKit: only a running animator is kept alive.
    run.keeper = nil
    run.reachedEnd = nil
    run.retime(.held(local: local), pace: pace)
  }

  /// The clock is going to run.
  func go(_ run: AnimationRun) {
    stage = .active(run, .running)
    run.keeper = self
    run.reachedEnd = { [unowned self] in arrived($0) }
  }

  /// Local time as the animator's pacing would have it for what is on screen, in seconds.
  func ownTime(of run: AnimationRun) -> Double {
    let reading = run.reading
    return reading.pace == .own
      ? reading.local : timing.fraction(reaching: reading.local / duration) * duration
  }

  /// Local time as scrubbing would have it for what is on screen, in seconds.
  func linearTime(of run: AnimationRun) -> Double {
    let reading = run.reading
    return reading.pace == .own
      ? timing.progress(at: reading.local / duration) * duration : reading.local
  }

  private func arrived(_ run: AnimationRun) {
    guard pausesOnCompletion else { return run.conclude() }
    hold(run, at: goesBack ? 0 : duration, .own)
    stage = .active(run, .arrived)
  }

  private func runEnded(_ run: AnimationRun) {
    guard case .active(let mine, _) = stage, mine === run else { return }
    stage = .active(run, .completing)
    let completions = completions
    self.completions.removeAll()
    for completion in completions { completion(run.isReturning ? .start : .end) }
    if case .active(_, .completing) = stage { stage = .inactive }
  }

  /// Makes changes in a block of their own that belongs to the run; they take the time that is left.
  @discardableResult
  private func make(
    _ changes: Changes, in run: AnimationRun, from local: Double
  ) -> AnimationBlock {
    let left = duration - local
    let delay = local + changes.delayFactor * left
    let length = changes.delayFactor == 0 && local == 0 ? duration : duration - delay
    let paced = timing(lasting: length)
    let isOn = UIApplication.shared.areAnimationsEnabled && length > 0
    func animation(_ pacing: Pacing) -> AnimationTiming {
      AnimationTiming(delay: delay, duration: length, fillMode: .backwards, pacing: pacing)
    }
    let block = AnimationBlock(
      isOn ? .animates(animation(paced.pacing)) : .immediate, run: run,
      options: .beginFromCurrentState, duration: length, pacing: paced.pacing)
    block.nestedStart = delay
    if paced.vertical != paced.pacing { block.vertical = animation(paced.vertical) }
    block.perform(changes.closure)
    return block
  }

  /// The pacing of changes that take only a part of the time.
  private func timing(lasting length: Double) -> AnimatorTiming {
    guard length < duration, length > 0, let timingParameters else { return timing }
    return AnimatorTiming(timingParameters, requested: length)
  }
}
