import Motion

/// What the live engine calls. Times never go back; what is said twice at the same time replaces.
extension Timeline {
  /// Adds a layer as it is first seen; the index may be one that was forgotten.
  public mutating func addLayer(_ record: LayerRecord) -> Int {
    growth.count += 1
    guard let index = spareLayers.take() else {
      layers.append(record)
      return layers.count - 1
    }
    layers[index] = record
    return index
  }

  /// Renames a layer: for names that are known only after it was first seen.
  public mutating func rename(_ layer: Int, to name: String) { layers[layer]?.name = name }

  /// Records that a model value changed.
  public mutating func record(
    _ value: LayerValue, for property: LayerProperty, of layer: Int, at time: Double
  ) {
    growth.count += 1
    layers[layer]?.record(value, for: property, at: time)
  }

  /// Records the sublayers, back to front.
  public mutating func setChildren(_ children: [Int], of layer: Int, at time: Double) {
    growth.count += 1
    guard layers[layer] != nil else { return }
    let old = layers[layer]?.children.last?.value ?? []
    layers[layer]?.children.record(children, at: time, initial: [])
    let isLonger = children.starts(with: old)
    let staying = isLonger ? [] : Set(children)
    for child in old where !isLonger && !staying.contains(child) {
      guard layers[child]?.parents.last?.value == layer else { continue }
      layers[child]?.parents.record(Self.noParent, at: time, initial: Self.noParent)
    }
    for child in isLonger ? children[old.count...] : children[...]
    where layers[child]?.parents.last?.value != layer {
      layers[child]?.parents.record(layer, at: time, initial: Self.noParent)
    }
  }

  /// Records the mask; -1 is none.
  public mutating func setMask(_ mask: Int, of layer: Int, at time: Double) {
    guard layers[layer] != nil else { return }
    let old = layers[layer]?.masks.last?.value ?? Self.noParent
    guard mask != old else { return }
    growth.count += 1
    layers[layer]?.masks.record(mask, at: time, initial: Self.noParent)
    if old >= 0, layers[old]?.parents.last?.value == layer {
      layers[old]?.parents.record(Self.noParent, at: time, initial: Self.noParent)
    }
    if mask >= 0 { layers[mask]?.parents.record(layer, at: time, initial: Self.noParent) }
  }

  /// Records the media timing of a layer.
  public mutating func setTiming(_ timing: MediaTiming, of layer: Int, at time: Double) {
    growth.count += 1
    layers[layer]?.timing.record(timing, at: time, initial: .identity)
  }

  /// Adds the clock of an animation group; the index may be one that was forgotten.
  public mutating func addClock(_ clock: AnimationClock) -> Int {
    growth.count += 1
    guard let index = spareClocks.take() else {
      clocks.append(ClockRecord(clock: clock))
      return clocks.count - 1
    }
    clocks[index] = ClockRecord(clock: clock)
    return index
  }

  /// Retimes a group from a segment's start on.
  public mutating func append(_ segment: AnimationClock.Segment, toClock clock: Int) {
    growth.count += 1
    clocks[clock]?.clock.append(segment)
  }

  /// Records that a group is over: its animations are taken away.
  public mutating func endClock(_ clock: Int, at time: Double) { clocks[clock]?.ended = time }

  /// Adds an animation on top of a layer's others.
  public mutating func addAnimation(_ span: AnimationSpan, to layer: Int) {
    growth.count += 1
    guard let count = layers[layer]?.animations.count else { return }
    var span = span
    var index = count - 1
    while index >= 0, let before = layers[layer]?.animations[index],
      isOver(before, when: span.added)
    {
      index -= 1 + Int(before.skipped)
    }
    span.skipped = Int32(count - 1 - index)
    layers[layer]?.animations.append(span)
  }

  /// Records that the animation under a key was taken away on its own.
  public mutating func removeAnimation(forKey key: String, of layer: Int, at time: Double) {
    removeAnimations(of: layer, at: time) { $0.key == key }
  }

  /// Records that the animations that satisfy a condition were taken away.
  public mutating func removeAnimations(
    of layer: Int, at time: Double, where condition: (AnimationSpan) -> Bool = { _ in true }
  ) {
    guard var index = layers[layer].map({ $0.animations.count - 1 }) else { return }
    while index >= 0, let span = layers[layer]?.animations[index] {
      if span.removed > time, !isOver(span, when: time), condition(span) {
        layers[layer]?.animations[index].removed = time
      }
      index -= 1 + Int(span.skipped)
    }
  }

  /// What `LayerRecord.parents` says of a layer without a superlayer.
  static let noParent = -1

  /// Whether a span was taken away at a time or before, by itself or with its clock.
  func isOver(_ span: AnimationSpan, when time: Double) -> Bool {
    min(span.removed, clocks[span.clock]?.ended ?? -.infinity) <= time
  }
}
