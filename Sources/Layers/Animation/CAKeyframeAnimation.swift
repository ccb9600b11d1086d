import Motion

/// Through several values, or along an outline.
public final class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, their times and how to go between them.
  public var keyframes = Keyframes(values: [])

  override func values(
    duration: Double, in layer: CALayer, parent: AnimationTiming?
  ) -> [Animation] {
    animation(.keyframes(keyframes), timing(duration: duration, in: layer, parent: parent))
  }

  public override func copy() -> CAAnimation {
    let copy = CAKeyframeAnimation(keyPath: keyPath)
    copyProperty(to: copy)
    copy.keyframes = keyframes
    return copy
  }
}
