import Motion

extension Timeline {
  /// Forgets what only moments before a time need. Every moment from then on shows what it showed.
  ///
  /// Cheap on average: unless `isEager`, nothing is done until as much was recorded as there is to
  /// look through, so it may be called after every turn. The places of forgotten layers and ended
  /// clocks are used again.
  /// - Parameters:
  ///   - horizon: The first time that stays, in seconds.
  ///   - dead: Layers whose live objects are gone.
  /// - Returns: Those of `dead` that are still needed: hand them in again next time.
  public mutating func forget(before horizon: Double, dead: [Int] = [], isEager: Bool = false)
    -> [Int]
  {
    guard isEager || growth.count >= max(256, layers.count + clocks.count) else { return dead }
    let moment = Moment(horizon)
    for layer in layers.indices where layers[layer] != nil { trim(layer, moment) }
    let needed = forgetDead(dead, moment)
    trimClocks(moment)
    events.removeFirst(events.partition { moment.sees($0.time) })
    self.horizon = max(self.horizon, horizon)
    growth = Growth()
    return needed
  }

  /// Folds the changes of a layer before a moment into its beginning.
  private mutating func trim(_ layer: Int, _ moment: Moment) {
    if layers[layer]?.tracks.isEmpty == false, let state = modelState(of: layer, at: moment) {
      layers[layer]?.initial = state
      layers[layer]?.tracks.forget(moment)
    }
    layers[layer]?.children.forget(moment)
    layers[layer]?.parents.forget(moment)
    layers[layer]?.masks.forget(moment)
    layers[layer]?.timing.forget(moment)
    guard let spans = layers[layer]?.animations, !spans.isEmpty else { return }
    let kept = spans.filter { !moment.sees(min($0.removed, clocks[$0.clock]?.ended ?? -.infinity)) }
    guard kept.count < spans.count else { return }
    layers[layer]?.animations = []
    for span in kept { addAnimation(span, to: layer) }
  }

  /// Forgets the layers that nobody can see any more and answers the others.
  private mutating func forgetDead(_ dead: [Int], _ moment: Moment) -> [Int] {
    guard !dead.isEmpty else { return [] }
    let all = Set(dead)
    let gone = dead.filter { isGone($0, among: all, moment) }
    for layer in gone {
      layers[layer] = nil
      spareLayers.add(layer)
    }
    return gone.count == dead.count ? [] : dead.filter { layers[$0] != nil }
  }

  /// Whether a layer is out of every tree since before a moment, with all layers above it dead.
  private func isGone(_ layer: Int, among dead: Set<Int>, _ moment: Moment) -> Bool {
    var layer = layer
    var steps = 0
    while dead.contains(layer), let record = layers[layer], steps <= layers.count {
      guard moment.sees(record.created) else { return false }
      guard let last = record.parents.last else { return true }
      guard record.parents.count == 1, moment.sees(last.time) else { return false }
      if last.value == Self.noParent { return true }
      layer = last.value
      steps += 1
    }
    return false
  }

  /// Forgets ended clocks, and the segments that are over; a layer with its own time may still ask
  /// for those.
  private mutating func trimClocks(_ moment: Moment) {
    let isRetimed = layers.contains { $0?.timing.isEmpty == false }
    for index in clocks.indices {
      guard let record = clocks[index] else { continue }
      if moment.sees(record.ended) {
        clocks[index] = nil
        spareClocks.add(index)
      } else if !isRetimed, record.clock.segments.count > 1 {
        let old = record.clock.segments.partition { moment.sees($0.start) } - 1
        if old > 0 {
          let kept = Array(record.clock.segments[old...])
          clocks[index]?.clock = AnimationClock(segments: kept)
        }
      }
    }
  }
}

extension Array {
  /// Drops the changes that are over at a moment; the one in force stays.
  fileprivate mutating func forget<Value>(_ moment: Moment) where Element == Change<Value> {
    let seen = seenCount(at: moment)
    if seen > 1 { removeFirst(seen - 1) }
  }
}

extension Tracks {
  /// Drops the changes that a moment sees.
  fileprivate mutating func forget(_ moment: Moment) {
    for property in all.map(\.property) {
      self[property].removeFirst(self[property].seenCount(at: moment))
    }
    compact()
  }
}
