import Motion
import Timeline

extension AnimationRun {
  /// Lets the clock go on differently from now, or from some seconds from now on; what was to follow
  /// after that is forgotten.
  public func retime(
    _ motion: AnimationClock.Motion, pace: AnimationClock.Pace, after seconds: Double = 0
  ) {
    guard state != .ended else { return }
    if clockIndex >= 0 {
      if isTimedByLayers { rebase() }
      let segment = AnimationClock.Segment(
        start: world.now + seconds, motion: motion, pace: pace)
      world.recorder.timeline.append(segment, toClock: clockIndex)
      world.recorder.changed(at: world.recordTime)
    }
    reschedule()
  }

  /// Local time now, in seconds, and whether the animations' own curves apply.
  public var reading: AnimationClock.Reading {
    clock.reading(at: clockTime(of: members.first), isAfter: true)
  }

  /// Whether its clock goes back to the start.
  public var isReturning: Bool {
    switch clock.segments.last?.motion {
    case .running(_, let rate): rate < 0
    case .eased(let from, let to, _, _), .sprung(let from, let to, _, _): to < from || to <= 0
    case .held, nil: false
    }
  }

  /// When its clock reaches the end it runs towards, in world time; nil is never.
  func endTime() -> Double? {
    let clock = clock
    guard let goal = goal(of: clock) else { return nil }
    guard isTimedByLayers else { return time(reaching: goal, of: clock, after: world.now) }
    var latest = world.now
    for (member, end) in bases {
      let target = isReturning ? goal : min(goal, end)
      guard let time = time(reaching: target, of: clock, after: clockTime(of: member)),
        let inWorld = member.layer.worldTime(reaching: time + member.shift)
      else { return nil }
      latest = max(latest, inWorld)
    }
    return latest
  }

  /// When a clock reaches a local time; at once if it is past it on its way to the end.
  private func time(reaching goal: Double, of clock: AnimationClock, after time: Double) -> Double?
  {
    if case .sprung = clock.segments.last?.motion {
      return clock.time(reaching: goal, after: time)
    }
    let hasBegun = clock.segments.last.map { $0.start <= time } ?? true
    if hasBegun, !isReturning, clock.local(at: time, isAfter: true) >= goal { return time }
    return clock.time(reaching: goal, after: time)
  }

  /// The time by which the clock is read for one of its animations: the world's, or the layer's counted
  /// from when its clock began.
  func clockTime(of member: Member?) -> Double {
    guard let member, isTimedByLayers else { return world.now }
    return member.layer.localTime - member.shift
  }

  /// Whether a layer's own timing may stand between the clock and the world.
  private var isTimedByLayers: Bool { hasShift || world.hasTimedLayers }

  /// The local time it runs towards.
  private func goal(of clock: AnimationClock) -> Double? {
    switch clock.segments.last?.motion {
    case .running(_, let rate):
      if rate < 0 { return 0 }
      return rate > 0 && localEnd.isFinite ? localEnd : nil
    case .eased(let from, let to, _, _), .sprung(let from, let to, _, _):
      return to < from || to <= 0 ? to : min(to, localEnd)
    case .held, nil: return nil
    }
  }

  /// One animation for each way in which time reaches the run's layers, with the last end among those:
  /// there is one nearly always, however many layers.
  private var bases: [(member: Member, end: Double)] {
    struct Way: Hashable {
      let layer: ObjectIdentifier?
      let shift: Double
    }
    var result: [Way: (member: Member, end: Double)] = [:]
    for member in members {
      let timed = member.layer.nearestTimedLayer
      let way = Way(layer: timed.map { ObjectIdentifier($0) }, shift: member.shift)
      let end = max(result[way]?.end ?? -.infinity, member.end)
      result[way] = (result[way]?.member ?? member, end)
    }
    return Array(result.values)
  }

  /// Gives the run a fresh clock that reads world time now, so that what the old one showed stays true
  /// even where layer time stands still or runs back.
  private func rebase() {
    if clock.segments[0].start == world.now { return }
    let old = clockIndex
    let time = world.recordTime
    let reading = reading
    world.recorder.timeline.endClock(old, at: time)
    clockIndex = world.recorder.timeline.addClock(
      AnimationClock(segments: [
        AnimationClock.Segment(
          start: world.now, motion: .held(local: reading.local), pace: reading.pace)
      ]))
    for index in members.indices {
      let (layer, key) = (members[index].layer, members[index].key)
      guard let live = layer.live.first(where: { $0.key == key && $0.run === self })
      else { continue }
      members[index].shift = layer.timeShift
      hasShift = hasShift || members[index].shift != 0
      world.recorder.timeline.addAnimation(
        AnimationSpan(
          animation: live.animation, clock: clockIndex, key: key, added: time,
          timeShift: members[index].shift), to: layer.record)
    }
  }
}
