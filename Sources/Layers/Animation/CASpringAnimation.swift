import Motion

/// A basic animation on a spring; its duration does not follow from the spring.
public final class CASpringAnimation: CABasicAnimation {
  /// The spring.
  public var spring = Spring()

  override func values(
    duration: Double, in layer: CALayer, parent: AnimationTiming?
  ) -> [Animation] {
    animation(
      content,
      timing(duration: duration, in: layer, parent: parent, pacing: .spring(spring)))
  }

  public override func copy() -> CAAnimation {
    let copy = CASpringAnimation(keyPath: keyPath)
    copyValues(to: copy)
    copy.spring = spring
    return copy
  }
}
