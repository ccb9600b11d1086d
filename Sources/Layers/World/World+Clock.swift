import Timeline

extension World {
  /// Moves the clock by some seconds and does everything due until then, ends included.
  public func advance(by seconds: Double) { advance(to: now + max(0, seconds)) }

  /// Moves the clock to a time and does everything due until then, the end included.
  public func advance(to target: Double) {
    bind {
      endTurn()
      turn = .ending
      defer { turn = .none }
      while mayGoOn, let entry = schedule.first(), !Time.isBefore(target, entry.time) {
        move(to: entry.time)
        drain()
      }
      if mayGoOn { move(to: target) }
    }
  }

  /// Moves to the n-th next frame tick.
  public func step(_ count: Int = 1) {
    advance(to: (tickIndex(notAfter: now) + Double(count)) / fps)
  }

  /// Moves until nothing is left to happen, then to the first tick strictly after the last change.
  /// - Parameter limit: How far at most, in seconds from now.
  /// - Returns: False if only work without end is left, or the limit was reached.
  @discardableResult
  public func settle(limit: Double = 60) -> Bool {
    let last = now + limit
    bind { endTurn() }
    while mayGoOn {
      guard let entry = schedule.first() else { break }
      if Time.isBefore(last, entry.time) {
        advance(to: last)
        return false
      }
      advance(to: entry.time)
    }
    guard mayGoOn else { return false }
    if bind({ waitsForEver() }) { return false }
    if let endless = runs.values.filter({ $0.isEndless }).min(by: { $0.order < $1.order }) {
      reportOnce(.endlessWork(what: endless.title))
      return false
    }
    let rest = firstTick(after: recorder.lastChange)
    if Time.isBefore(now, rest) { advance(to: rest) }
    return true
  }

  /// Runs work some seconds from now, as a turn of its own.
  /// - Returns: A closure that calls it off.
  @discardableResult
  public func after(_ seconds: Double, _ work: @escaping () -> Void) -> () -> Void {
    let token = schedule.add(at: now + max(0, seconds), .timer, work)
    return { token.cancel() }
  }

  /// Runs work at a time, as a turn of its own.
  /// - Returns: A closure that calls it off.
  public func timer(at time: Double, _ work: @escaping () -> Void) -> () -> Void {
    let token = schedule.add(at: max(time, now), .timer, work)
    return { token.cancel() }
  }

  /// Runs a finger's sample at a time, after the timers of that time.
  public func sample(at time: Double, _ work: @escaping () -> Void) {
    schedule.add(at: time, .sample, work)
  }

  /// Whether anything is scheduled.
  public var hasWork: Bool { schedule.first() != nil || !afterCommit.isEmpty }

  private func move(to time: Double) {
    lookAtWatches(until: time)
    if time > now || !hasMoved {
      for name in recorder.clockWillMove() { names.release(name) }
      now = max(now, time)
      hasMoved = true
    }
    recorder.timeline.end = now
  }

  /// The index of the last tick at or before a time.
  private func tickIndex(notAfter time: Double) -> Double {
    let index = (time * fps).rounded()
    return Time.isBefore(time, index / fps) ? index - 1 : index
  }

  /// The first tick strictly after a time.
  func firstTick(after time: Double) -> Double {
    max(0, (tickIndex(notAfter: time) + 1) / fps)
  }
}
