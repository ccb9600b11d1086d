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

  /// Where it is in its life.
  public private(set) var state = State.collecting
  /// What it is called in a finding.
  public let title: String
  /// Its place among all runs, in order of creation.
  public let order: Int
  /// The local time at which its last animation is over, in seconds; infinite is never.
  public private(set) var localEnd = 0.0
  /// Called once when it is over, with whether every animation ran to its end.
  public var completion: ((Bool) -> Void)?
  /// Whether its animations go when they are over.
  public var removesAtEnd = true
  /// Called instead of ending when its clock reaches an end; for whoever drives the clock.
  public var reachedEnd: ((AnimationRun) -> Void)?
  /// The layers that its animations are on, once for each.
  public private(set) var layers: [CALayer] = []
  private var clockIndex = -1
  private var openCount = 0
  private var allFinished = true
  private var token: Schedule.Token?
  private unowned let world: World

  /// A run that collects animations.
  public init(in world: World, title: String) {
    self.world = world
    self.title = title
    world.runCount += 1
    order = world.runCount
  }

  /// Whether anything was added.
  public var isEmpty: Bool { layers.isEmpty }

  /// Whether its clock will never reach an end by itself.
  public var isEndless: Bool { state == .running && token == nil && !isDone }

  /// Whether its animations are over but stay (`removesAtEnd` is false).
  private var isDone = false

  /// The clock, once something was added.
  public var clock: AnimationClock {
    guard clockIndex >= 0, let record = world.recorder.timeline.clocks[clockIndex] else {
      return AnimationClock(start: world.now)
    }
    return record.clock
  }

  /// Puts an animation on a layer, under a key; an animation that is there under it is replaced.
  public func add(
    _ animation: Animation, to layer: CALayer, key: String, source: CAAnimation? = nil
  ) {
    if clockIndex < 0 {
      clockIndex = world.recorder.timeline.addClock(AnimationClock(start: world.now))
      world.runs[order] = self
    }
    layer.ensureRecorded()
    layer.replaceAnimation(forKey: key)
    world.recorder.timeline.addAnimation(
      AnimationSpan(
        animation: animation, clock: clockIndex, key: key, added: world.recordTime,
        timeShift: layer.timeShift), to: layer.record)
    layers.append(layer)
    layer.live.append(
      CALayer.Live(key: key, run: self, animation: animation, source: source))
    openCount += 1
    localEnd = max(localEnd, animation.timing.end)
    world.recorder.changed(at: world.recordTime)
  }

  /// Closes the block: the clock runs. A run without animations is over in the next turn.
  public func seal() {
    guard state == .collecting else { return }
    state = .running
    if layers.isEmpty {
      finishSoon(true)
    } else if openCount == 0 {
      finishSoon(false)
    } else {
      scheduleEnd()
    }
  }

  /// Lets the clock go on differently from now.
  public func retime(_ motion: AnimationClock.Motion, pace: AnimationClock.Pace) {
    guard state != .ended else { return }
    if clockIndex >= 0 {
      world.recorder.timeline.append(
        AnimationClock.Segment(start: world.now, motion: motion, pace: pace), toClock: clockIndex)
    }
    world.recorder.changed(at: world.recordTime)
    if state == .running { scheduleEnd() }
  }

  /// Takes one animation away before its end.
  func remove(_ layer: CALayer, key: String) {
    guard state != .ended, layer.record >= 0 else { return }
    world.recorder.timeline.removeAnimations(of: layer.record, at: world.recordTime) {
      [clockIndex] in $0.clock == clockIndex && $0.key == key
    }
    world.recorder.changed(at: world.recordTime)
    openCount -= 1
    allFinished = false
    if openCount == 0, state == .running { finishSoon(false) }
  }

  /// Ends the run now: its animations go and its completion runs.
  public func end(finished: Bool) {
    guard state != .ended else { return }
    detach()
    let completion = completion
    self.completion = nil
    reachedEnd = nil
    completion?(finished && allFinished)
  }

  /// Takes all animations away without calling anything.
  public func detach() {
    state = .ended
    token?.cancel()
    token = nil
    world.runs[order] = nil
    guard clockIndex >= 0 else { return }
    world.recorder.timeline.endClock(clockIndex, at: world.recordTime)
    world.recorder.changed(at: world.recordTime)
    layers.removeAll()
  }

  private func scheduleEnd() {
    token?.cancel()
    token = nil
    guard let time = endTime() else { return }
    token = world.schedule.add(at: max(time, world.now), .completion, order: order) {
      [self] in reached()
    }
  }

  /// When the clock reaches the end it runs towards.
  private func endTime() -> Double? {
    let clock = clock
    switch clock.segments.last?.motion {
    case .running(_, let rate) where rate < 0: return clock.time(reaching: 0, after: world.now)
    case .eased(_, _, let duration, _):
      return (clock.segments.last?.start ?? world.now) + duration
    case .held, nil: return nil
    case .running:
      return localEnd.isFinite ? clock.time(reaching: localEnd, after: world.now) : nil
    }
  }

  private func reached() {
    token = nil
    if let reachedEnd {
      reachedEnd(self)
    } else if removesAtEnd {
      end(finished: true)
    } else {
      isDone = true
      let completion = completion
      self.completion = nil
      completion?(true)
    }
  }

  private func finishSoon(_ finished: Bool) {
    token?.cancel()
    token = world.schedule.add(at: world.now, .completion, order: order) { [self] in
      token = nil
      end(finished: finished)
    }
  }
}
