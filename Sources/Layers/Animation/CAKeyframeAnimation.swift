import Motion

/// Through several values, or along an outline.
public final class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, their times and how to go between them.
  public var keyframes = Keyframes(values: [])
  /// Whether the layer turns with the path, on top of its transform; nil is not. Without a path it does
  /// nothing.
  public var rotationMode: CAAnimationRotationMode?

  override func values(
    duration: Double, in layer: CALayer, parent: AnimationTiming?
  ) -> [Animation] {
    let timing = timing(duration: duration, in: layer, parent: parent)
    let moves = animation(.keyframes(keyframes), timing)
    guard let rotationMode, keyframes.path != nil, !moves.isEmpty else { return moves }
    var turns = keyframes
    turns.turning = rotationMode
    let turn = AnimationKeyPath(.transform, .rotationZ)
    return moves + [Animation(turn, .keyframes(turns), isAdditive: true, timing: timing)]
  }

  public override func copy() -> CAAnimation {
    let copy = CAKeyframeAnimation(keyPath: keyPath)
    copyProperty(to: copy)
    copy.keyframes = keyframes
    copy.rotationMode = rotationMode
    return copy
  }
}
