import Motion

/// An animation of one property, by its key path ("position.x").
open class CAPropertyAnimation: CAAnimation {
  /// What it moves; nil or an unknown one moves nothing.
  public final var keyPath: String?
  /// Whether its value is added to what is beneath.
  public final var isAdditive = false
  /// Whether each cycle begins where the last ended.
  public final var isCumulative = false

  /// An animation of a key path.
  public init(keyPath: String?) {
    self.keyPath = keyPath
    super.init()
  }

  /// Copies what property animations have.
  final func copyProperty(to other: CAPropertyAnimation) {
    copyTiming(to: other)
    other.isAdditive = isAdditive
    other.isCumulative = isCumulative
  }

  /// The values of one property as an animation.
  final func animation(_ content: Animation.Content, _ timing: AnimationTiming) -> [Animation] {
    guard let path = keyPath.flatMap({ AnimationKeyPath($0) }) else { return [] }
    return [
      Animation(
        path, content, isAdditive: isAdditive, isCumulative: isCumulative, timing: timing)
    ]
  }
}
