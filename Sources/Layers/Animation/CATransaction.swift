import Motion

/// The way changes of layers are grouped: how long and how plain layers animate them.
public enum CATransaction {
  /// One open transaction.
  public final class State {
    /// How long implicit animations take, in seconds.
    public var duration = 0.25
    /// Their pacing; nil is Core Animation's default curve.
    public var timingFunction: CAMediaTimingFunction?
    /// Whether nothing animates by itself.
    public var disableActions = false
    /// Called when all animations added in it are over, or at once when there are none.
    public internal(set) var completionBlock: (() -> Void)?
    /// The function of a script that the completion block calls.
    public internal(set) var completionFunction: AnyObject?
    /// Whether a flush waits for the transactions inside to end.
    var wantsFlush = false
    private var implicit: AnimationRun?
    private var waiting = 0
    private var isCommitted = false

    init() {}

    init(copying other: State) {
      duration = other.duration
      timingFunction = other.timingFunction
      disableActions = other.disableActions
    }

    /// The run of the implicit animations of this transaction.
    func run(in world: World) -> AnimationRun {
      if let implicit, implicit.state == .collecting { return implicit }
      let run = AnimationRun(in: world, title: "an implicit animation")
      implicit = run
      CATransaction.add(run)
      return run
    }

    /// Lets the completion wait for a run.
    func wait(for run: AnimationRun) {
      guard !isCommitted else { return }
      waiting += 1
      let next = run.completion
      run.completion = { [self] finished in
        next?(finished)
        waiting -= 1
        finishIfDone()
      }
    }

    /// Ends the transaction: its implicit animations begin. Without any, the completion runs at once.
    func commit() {
      isCommitted = true
      implicit?.seal()
      implicit = nil
      finishIfDone()
    }

    /// Ends the turn's own transaction; its completion runs in a turn of its own.
    func commitTurn(in world: World) {
      isCommitted = true
      implicit?.seal()
      implicit = nil
      if waiting == 0, completionBlock != nil { world.after(0) { [self] in finishIfDone() } }
    }

    private func finishIfDone() {
      guard waiting == 0, isCommitted else { return }
      let block = completionBlock
      completionBlock = nil
      completionFunction = nil
      block?()
    }
  }

  /// The innermost open transaction.
  public static var current: State {
    let world = World.current
    return world.transactions.last ?? world.transactions[0]
  }

  /// Lets the completions of all open transactions wait for a run that is not sealed yet.
  public static func add(_ run: AnimationRun) {
    for transaction in run.world.transactions { transaction.wait(for: run) }
  }

  /// Opens a transaction that begins as a copy of the current one.
  public static func begin() {
    World.current.transactions.append(State(copying: current))
  }

  /// Ends the innermost transaction; without one it does nothing.
  public static func commit() {
    let world = World.current
    guard world.transactions.count > 1 else { return }
    world.transactions.removeLast().commit()
    if world.transactions.count == 1, world.transactions[0].wantsFlush { world.flush() }
  }

  /// Ends the turn's own transaction now, with layout and commit; inside others it waits for the
  /// outermost to end, and inside an animation block for the turn.
  public static func flush() { World.current.flush() }

  /// What to call when the animations of the current transaction are over.
  public static func completionBlock() -> (() -> Void)? { current.completionBlock }

  /// How long implicit animations take, in seconds.
  public static func setAnimationDuration(_ duration: Double) { current.duration = duration }

  /// How implicit animations are paced.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timingFunction = function
  }

  /// Whether nothing animates by itself.
  public static func setDisableActions(_ flag: Bool) { current.disableActions = flag }

  /// What to call when the animations of the current transaction are over.
  /// - Parameter function: The function of a script that the block calls.
  public static func setCompletionBlock(_ block: (() -> Void)?, calling function: AnyObject? = nil)
  {
    current.completionBlock = block
    current.completionFunction = function
  }
}
