import Layers
import Motion
import Timeline

/// The legal moves between inactive, active and stopped; others are findings and change nothing.
extension UIViewPropertyAnimator {
  /// Lets it run: from where it is, in the direction it has.
  public func startAnimation() { startAnimation(afterDelay: 0) }

  /// Lets it run after some seconds; the start values show meanwhile.
  public func startAnimation(afterDelay delay: Double) {
    switch stage {
    case .inactive:
      self.delay = max(delay, 0)
      run(begin(), from: goesBack ? duration : 0, after: self.delay)
    case .active(let run, .paused), .active(let run, .arrived):
      self.run(run, from: ownTime(of: run), after: max(delay, 0))
    case .active: break
    case .stopped: report(.startWhileStopped)
    }
  }

  /// Lets it stand where it is. An inactive one becomes active, at its start.
  public func pauseAnimation() {
    guard mayInterrupt("pauseAnimation()") else { return }
    switch stage {
    case .inactive: _ = pausedRun()
    case .active(let run, .running):
      let reading = run.reading
      var (local, pace) = (reading.local, reading.pace)
      let progress = timing.progress(at: local / duration)
      if pace == .own, scrubsLinearly, progress >= 0, progress <= 1 {
        (local, pace) = (progress * duration, .linear)
      }
      hold(run, at: local, pace)
    case .active: break
    case .stopped: report(.pauseWhileStopped)
    }
  }

  /// Takes the animations away; what they show becomes the model values.
  /// - Parameter withoutFinishing: Whether that is all: inactive, and no completion runs. Otherwise it
  ///   is stopped and `finishAnimation(at:)` must follow.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard mayInterrupt("stopAnimation(_:)") else { return }
    switch stage {
    case .inactive: report(.stopInactive)
    case .active(let run, _):
      stage = .inactive
      let ends = run.stop()
      if withoutFinishing { clear() } else { stage = .stopped(ends) }
    case .stopped:
      guard withoutFinishing else { return }
      stage = .inactive
      clear()
    }
  }

  /// Ends a stopped one at a position, and calls its completions with it.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard case .stopped(let ends) = stage else { return report(.finishWithoutStop) }
    switch finalPosition {
    case .end: ends.goToEnd()
    case .start: ends.goToStart()
    case .current: break
    }
    let completions = completions
    clear()
    for completion in completions { completion(finalPosition) }
    if case .stopped = stage { stage = .inactive }
  }

  /// Lets a paused one run on.
  /// - Parameters:
  ///   - parameters: How the rest is paced; nil is as before.
  ///   - durationFactor: The rest takes this times the duration; 0 keeps what is left.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard mayInterrupt("continueAnimation") else { return }
    guard case .active(let run, let course) = stage, course != .running, course != .completing
    else { return report(.continueNotPaused) }
    let own = ownTime(of: run)
    let left = goesBack ? own : duration - own
    let rest = durationFactor > 0 ? durationFactor * duration : left
    guard let parameters, left > 0 else {
      return self.run(run, from: own, rate: rest > 0 ? left / rest : 1)
    }
    let tail = AnimatorTiming(parameters, requested: rest)
    let (motion, pace) = tail.motion(from: linearTime(of: run), to: goesBack ? 0 : duration)
    go(run)
    run.retime(motion, pace: pace)
  }

  /// Whether it goes from the end to the start: turns a running one round where it is.
  public var isReversed: Bool {
    get { goesBack }
    set {
      guard goesBack != newValue else { return }
      goesBack = newValue
      guard case .active(let run, .running) = stage else { return }
      let reading = run.reading
      let pace = reading.pace == .beyond ? AnimationClock.Pace.linear : reading.pace
      run.retime(
        .running(local: min(max(reading.local, 0), duration), rate: newValue ? -1 : 1), pace: pace)
    }
  }

  /// How far it is in its direction, 0...1: of the time while it runs, of the way while it is scrubbed.
  /// Setting it makes an inactive one active and paused.
  public var fractionComplete: CGFloat {
    get {
      guard case .active(let run, _) = stage else { return 0 }
      let fraction = min(max(run.reading.local / duration, 0), 1)
      return goesBack ? 1 - fraction : fraction
    }
    set {
      guard mayInterrupt("fractionComplete") else { return }
      let fraction = min(max(newValue, 0), 1)
      let local = (goesBack ? 1 - fraction : fraction) * duration
      switch stage {
      case .inactive: hold(pausedRun(), at: local, scrubsLinearly ? .linear : .own)
      case .active(_, .completing): break
      case .active(let run, .running): self.run(run, from: local)
      case .active(let run, _): hold(run, at: local, scrubsLinearly ? .linear : .own)
      case .stopped: report(.scrubWhileStopped)
      }
    }
  }

  /// Whether it lets itself be interrupted.
  private func mayInterrupt(_ call: String) -> Bool {
    if isInterruptible || state == .inactive { return true }
    report(.notInterruptible(call: call))
    return false
  }

  private func clear() {
    completions.removeAll()
    changes.removeAll()
  }
}
