import Motion
import Timeline

extension CALayer {
  /// The values on screen now, as of the last commit; nil before the first commit.
  public final var presentationState: LayerState? {
    guard record >= 0 else { return nil }
    return world.recorder.timeline.presentation(
      of: record, at: Moment(world.now, isAfter: true))
  }

  /// The layer as it is on screen now, as of the last commit; nil before the first commit.
  /// The copy is not part of the tree.
  public final func presentation() -> CALayer? {
    guard let state = presentationState else { return nil }
    let copy = CALayer()
    copy.state = state
    copy.name = "presentation(\((delegate as? EngineObject)?.outputName ?? outputName))"
    return copy
  }

  /// The index of the layer in the timeline, with this turn's changes recorded; nil if it is unknown.
  public final var recordIndex: Int? {
    world.recorder.commit(at: world.recordTime)
    return record >= 0 ? record : nil
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
    var chain: [MediaTiming] = []
    var layer: CALayer? = self
    while let it = layer {
      chain.append(it.mediaTiming)
      layer = it.superlayer
    }
    var result = other?.worldTime(ofLocal: time) ?? time
    for timing in chain.reversed() {
      result = (result - timing.beginTime) * timing.speed + timing.timeOffset
    }
    return result
  }

  /// A time of this layer in another's (nil: the world's), in seconds.
  public final func convertTime(_ time: Double, to other: CALayer?) -> Double {
    other?.convertTime(time, from: self) ?? worldTime(ofLocal: time)
  }

  /// The world time at which the layer has a local time; a layer that stands still has only its own.
  private final func worldTime(ofLocal time: Double) -> Double {
    var result = time
    var layer: CALayer? = self
    while let it = layer {
      let timing = it.mediaTiming
      if timing.speed != 0 {
        result = (result - timing.timeOffset) / timing.speed + timing.beginTime
      }
      layer = it.superlayer
    }
    return result
  }
}
