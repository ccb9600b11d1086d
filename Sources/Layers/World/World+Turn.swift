import Timeline

/// Where a world is in its turn.
enum Turn {
  /// No turn is open.
  case none
  /// Code runs; what it changes is not committed yet.
  case open
  /// The turn ends: layout, commit, deferred work.
  case ending
}

extension World {
  /// Runs code as a turn of its own (or as part of the turn that is open), and ends it: layout,
  /// commit, what UIKit defers until after the commit, then what is due at once.
  public func perform(_ body: () -> Void) {
    guard turn == .none else { return body() }
    bind {
      openTurn()
      body()
      endTurn()
    }
  }

  /// Opens a turn that `endTurn` ends: a script's code between two calls that move the clock.
  public func openTurn() {
    guard turn == .none else { return }
    turn = .open
    turnCount += 1
    hasCollected = false
    remains.letGo()
  }

  /// Whether code runs inside a turn that only the engine may end: a callback.
  public var isInCallback: Bool { turn == .ending }

  /// Ends the open turn.
  public func endTurn() {
    guard turn != .ending else { return }
    turn = .ending
    defer { turn = .none }
    layoutAndCommit()
    drain()
  }

  /// Runs work after the commit of this turn, as a turn of its own.
  public func deferAfterCommit(first: Bool = false, _ work: @escaping () -> Void) {
    if first { afterCommit.insert(work, at: 0) } else { afterCommit.append(work) }
  }

  /// Runs deferred work and what is due now until nothing is left.
  func drain() {
    var count = 0
    while mayGoOn {
      if !afterCommit.isEmpty {
        runInside(afterCommit.removeFirst())
      } else if let entry = schedule.first(), !Time.isBefore(now, entry.time) {
        _ = schedule.popFirst()
        runInside(entry.work)
      } else {
        return
      }
      count += 1
      if count > 100_000 {
        report(.endlessTurns)
        schedule.removeAll()
        afterCommit.removeAll()
        return
      }
    }
  }

  /// Whether nothing has failed and nobody wants the script to stop.
  var mayGoOn: Bool { failure == nil && scriptHost?.isStopping != true }

  /// One turn of the engine's own making.
  private func runInside(_ work: () -> Void) {
    turnCount += 1
    hasCollected = false
    work()
    layoutAndCommit()
  }

  /// Lays out and commits before the turn ends; at once, or when the open transactions have ended.
  /// During a layout or inside an animation block it is left to the end of the turn.
  func flush() {
    guard transactions.count == 1 else { return transactions[0].wantsFlush = true }
    guard openBlocks == 0 else { return }
    layoutAndCommit()
  }

  private func layoutAndCommit() {
    guard failure == nil, !isCommitting else { return }
    isCommitting = true
    defer { isCommitting = false }
    layout()
    let transaction = transactions[0]
    transactions[0] = CATransaction.State()
    transaction.commitTurn(in: self)
    recorder.commit(at: recordTime)
    scriptHost?.weighed(weight)
    guard timingsChanged else { return }
    timingsChanged = false
    for run in runs.values { run.reschedule() }
  }
}
