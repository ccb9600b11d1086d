import Motion

/// How a layer's time runs: `CAMediaTiming` of a layer. Local time is
/// (parent time - beginTime) x speed + timeOffset.
extension CALayer {
  /// The parent's time at which the layer's time is `timeOffset`, in seconds.
  public final var beginTime: Double {
    get { mediaTiming.beginTime }
    set { mediaTiming.beginTime = newValue }
  }

  /// How fast the layer's time runs; 0 stands still.
  public final var speed: Double {
    get { mediaTiming.speed }
    set { mediaTiming.speed = newValue }
  }

  /// Added to the layer's time, in seconds.
  public final var timeOffset: Double {
    get { mediaTiming.timeOffset }
    set { mediaTiming.timeOffset = newValue }
  }

  /// The layer's own time now, in seconds.
  public final var localTime: Double {
    let above = superlayer?.localTime ?? world.now
    return mediaTiming == .identity
      ? above : (above - mediaTiming.beginTime) * mediaTiming.speed + mediaTiming.timeOffset
  }

  /// Layer time minus world time.
  final var timeShift: Double {
    let local = localTime
    return local == world.now ? 0 : local - world.now
  }

  /// A time of another layer (nil: the world's) in this layer's time, in seconds.
  public final func convertTime(_ time: Double, from other: CALayer?) -> Double {
    let common = other.flatMap { sharedAncestor(with: $0) }
    var result = other?.time(time, above: common) ?? time
    for layer in path(from: common) { result = layer.mediaTiming.local(parent: result) }
    return result
  }

  /// A time of this layer in another's (nil: the world's), in seconds.
  public final func convertTime(_ time: Double, to other: CALayer?) -> Double {
    other?.convertTime(time, from: self) ?? self.time(time, above: nil)
  }

  /// The time of an ancestor (nil: the world's) at which the layer has a local time; one that stands
  /// still has only its own.
  private final func time(_ time: Double, above ancestor: CALayer?) -> Double {
    path(from: ancestor).reversed().reduce(time) { $1.mediaTiming.parent(local: $0) ?? $0 }
  }

  /// The layer itself, or the nearest one above, that has a timing of its own.
  final var nearestTimedLayer: CALayer? {
    var layer: CALayer? = self
    while let it = layer, it.mediaTiming.isIdentity { layer = it.superlayer }
    return layer
  }

  /// When the layer's time reaches a value with the timings as they are, in world time: never if a
  /// layer stands still or runs back.
  final func worldTime(reaching local: Double) -> Double? {
    var time = local
    var layer = nearestTimedLayer
    while let it = layer {
      guard it.mediaTiming.speed > 0, let above = it.mediaTiming.parent(local: time)
      else { return nil }
      time = above
      layer = it.superlayer?.nearestTimedLayer
    }
    return time
  }
}
