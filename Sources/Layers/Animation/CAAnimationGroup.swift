import Motion

/// Several animations in the group's own time, cut off at its duration.
public final class CAAnimationGroup: CAAnimation {
  /// The animations; their delegates and removal are ignored.
  public var animations: [CAAnimation] = []

  override func values(
    duration: Double, in layer: CALayer, parent: AnimationTiming?
  ) -> [Animation] {
    let own = timing(duration: duration, in: layer, parent: parent)
    return animations.flatMap { it in
      it.values(duration: own.duration, in: layer, parent: own)
    }
  }

  public override func copy() -> CAAnimation {
    let copy = CAAnimationGroup()
    copyTiming(to: copy)
    copy.animations = animations.map { $0.copy() }
    return copy
  }
}
