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
    let copy = world.bind { CALayer(showing: state, of: self) }
    copy.name = "presentation(\((delegate as? EngineObject)?.outputName ?? outputName))"
    return copy
  }

  /// The index of the layer in the timeline, with this turn's changes recorded; nil if it is unknown.
  public final var recordIndex: Int? {
    world.recorder.commit(at: world.recordTime)
    return record >= 0 ? record : nil
  }
}
