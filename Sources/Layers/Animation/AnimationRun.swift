import Motion
import Timeline

/// The animations that begin together and follow one clock (one block, one animator, one explicit
/// animation), and what is to be called when they are over.
public final class AnimationRun {
  /// The life of a run.
  public enum State: Sendable {
    /// Its block is open: animations are added.
    case collecting
    /// Its clock runs, or is held by whoever drives it.
    case running
    /// Over: its animations are gone.
    case ended
  }

  /// What touches find of a view while the run moves it.
  public enum Touches: Sendable {
    /// Nothing: the view takes no touches.
    case nothing
    /// The model: where the view will be.
    case model
    /// The view where it is on screen.
    case shown
  }

  /// One animation of the run.
  struct Member {
    let layer: CALayer
    let key: String
    /// The local time at which it is over, in seconds.
    let end: Double
    /// Layer time minus world time where its clock began.
    var shift: Double
  }

  /// Where it is in its life.
  public private(set) var state = State.collecting
  /// What it is called in a finding.
  public let title: String
  /// Its place among all runs, in order of creation.
  public let order: Int
  /// The local time at which its last animation is over, in seconds; infinite is never.
  public private(set) var localEnd = 0.0
  /// What touches find of the views that it moves.
  public var touches = Touches.model
  /// Called once when it is over, with whether every animation ran to its end.
  public var completion: ((Bool) -> Void)?
  /// Called once when its animations go, before the completion.
  public var atEnd: [() -> Void] = []
  /// Whether its animations go when they are over.
  public var removesAtEnd = true
  /// Called instead of ending when its clock reaches an end; for whoever drives the clock.
  public var reachedEnd: ((AnimationRun) -> Void)?
  /// Kept alive while the run lasts, with its script side: who holds it.
  public var keeper: EngineObject? {
    didSet {
      guard keeper !== oldValue else { return }
      if let oldValue { world.scriptHost?.setRoot(oldValue, false) }
      if let keeper, keeper.script != nil { world.scriptHost?.setRoot(keeper, true) }
    }
  }
  /// Its animations, in the order they were added; those removed since are still there.
  var members: [Member] = []
  /// The model values before it changed them, in the order of the changes.
  var starts: [StartValue] = []
  /// Whether a layer's time was not the world's when an animation was added.
  var hasShift = false
  /// The index of its clock in the timeline, or -1.
  var clockIndex = -1
  /// The simulation it belongs to.
  public let world: World
  private var openCount = 0
  private var allFinished = true
  private var token: Schedule.Token?
  /// Whether it ends in the next turn, whatever its clock says.
  private var isFinishing = false
  /// Whether its animations are over but stay (`removesAtEnd` is false).
  private var isDone = false

  /// A run that collects animations.
  public init(in world: World, title: String) {
    self.world = world
    self.title = title
    world.runCount += 1
    order = world.runCount
  }

  /// Whether nothing was added.
  public var isEmpty: Bool { members.isEmpty }

  /// Whether its clock will never reach an end by itself.
  public var isEndless: Bool { state == .running && token == nil && !isDone }

  /// The clock, once something was added.
  public var clock: AnimationClock {
    guard clockIndex >= 0, let record = world.recorder.timeline.clocks[clockIndex] else {
      return AnimationClock(start: world.now)
    }
    return record.clock
  }

  /// Puts an animation on a layer, under a key; an animation that is there under it is replaced, but
  /// several that come from one explicit animation stand side by side.
  /// To a run that is already sealed, `reschedule` must be called after the last one.
  public func add(
    _ animation: Animation, to layer: CALayer, key: String, source: CAAnimation? = nil
  ) {
    if clockIndex < 0 {
      clockIndex = world.recorder.timeline.addClock(AnimationClock(start: world.now))
      world.runs[order] = self
    }
    layer.ensureRecorded()
    if source == nil { layer.replaceAnimation(forKey: key, by: self) }
    let shift = world.hasTimedLayers ? layer.timeShift : 0
    hasShift = hasShift || shift != 0
    world.recorder.timeline.addAnimation(
      AnimationSpan(
        animation: animation, clock: clockIndex, key: key, added: world.recordTime,
        timeShift: shift), to: layer.record)
    let end = animation.timing.end
    members.append(Member(layer: layer, key: key, end: end, shift: shift))
    layer.live.append(CALayer.Live(key: key, run: self, animation: animation, source: source))
    openCount += 1
    localEnd = max(localEnd, end)
    world.recorder.changed(at: world.recordTime)
  }

  /// Closes the block: the clock runs. A run without animations is over in the next turn.
  public func seal() {
    guard state == .collecting else { return }
    state = .running
    if members.isEmpty {
      finishSoon(true)
    } else if openCount == 0 {
      finishSoon(false)
    } else {
      reschedule()
    }
  }

  /// Takes one animation away before its end.
  /// - Parameter isReplaced: Whether the run itself puts another in its place.
  func remove(_ layer: CALayer, key: String, isReplaced: Bool = false) {
    guard state != .ended, layer.record >= 0 else { return }
    world.recorder.timeline.removeAnimations(of: layer.record, at: world.recordTime) {
      [clockIndex] in $0.clock == clockIndex && $0.key == key
    }
    world.recorder.changed(at: world.recordTime)
    openCount -= 1
    if isReplaced { return }
    allFinished = false
    if openCount == 0, state == .running { finishSoon(false) }
  }

  /// Ends the run now: its animations go and its completion runs.
  public func end(finished: Bool) {
    guard state != .ended else { return }
    let driver = reachedEnd
    detach()
    let completion = completion
    self.completion = nil
    let outer = world.concluding
    world.concluding = self
    withExtendedLifetime(driver) { completion?(finished && allFinished) }
    world.concluding = outer
    keeper = nil
  }

  /// Does what is due when its clock has reached an end: back at the start the model values are put
  /// back; then its animations go and its completion runs.
  public func conclude() {
    if isReturning {
      restoreStart()
      end(finished: true)
    } else if removesAtEnd {
      end(finished: true)
    } else {
      isDone = true
      let completion = completion
      self.completion = nil
      completion?(true)
    }
  }

  /// Takes all animations away without calling anything.
  public func detach() {
    let last = atEnd
    atEnd = []
    state = .ended
    defer { for call in last { call() } }
    token?.cancel()
    token = nil
    reachedEnd = nil
    world.runs[order] = nil
    world.remains.keep(&members, &starts)
    guard clockIndex >= 0 else { return }
    world.recorder.timeline.endClock(clockIndex, at: world.recordTime)
    world.recorder.changed(at: world.recordTime)
  }

  /// Lets go of everything when the world is torn down.
  func forget() {
    completion = nil
    atEnd = []
    reachedEnd = nil
    keeper = nil
    state = .ended
  }

  /// Looks again when the clock will reach an end.
  public func reschedule() {
    guard state == .running, !isFinishing, !isDone else { return }
    token?.cancel()
    token = nil
    guard let time = endTime() else { return }
    token = world.schedule.add(at: max(time, world.now), .completion, order: order) {
      [self] in reached()
    }
  }

  private func reached() {
    token = nil
    if let reachedEnd { reachedEnd(self) } else { conclude() }
  }

  private func finishSoon(_ finished: Bool) {
    isFinishing = true
    token?.cancel()
    token = world.schedule.add(at: world.now, .completion, order: order) { [self] in
      token = nil
      end(finished: finished)
    }
  }
}
