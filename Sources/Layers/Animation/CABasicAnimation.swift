import Motion

/// Between two values: Core Animation's from/to/by table.
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins; nil is what is beneath.
  public final var fromValue: LayerValue?
  /// Where it ends; nil is what is beneath.
  public final var toValue: LayerValue?
  /// How far it goes.
  public final var byValue: LayerValue?

  override func values(
    duration: Double, in layer: CALayer, parent: AnimationTiming?
  ) -> [Animation] {
    animation(content, timing(duration: duration, in: layer, parent: parent))
  }

  open override func copy() -> CAAnimation {
    let copy = CABasicAnimation(keyPath: keyPath)
    copyValues(to: copy)
    return copy
  }

  /// The values as a content.
  final var content: Animation.Content { .basic(from: fromValue, to: toValue, by: byValue) }

  final func copyValues(to other: CABasicAnimation) {
    copyProperty(to: other)
    other.fromValue = fromValue
    other.toValue = toValue
    other.byValue = byValue
  }
}
