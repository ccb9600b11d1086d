import Motion

/// Who owns a layer's looks: a view.
public protocol CALayerDelegate: AnyObject {
  /// A property of the layer changed outside the fast path: animate it or not.
  func layer(_ layer: CALayer, didChange property: LayerProperty, from old: LayerValue)
  /// The layer's size changed.
  func layerBoundsDidChange(_ layer: CALayer, from old: CGRect)
  /// The layer's size was put back to what it was, with the sizes of those below.
  func layerNeedsLayout(_ layer: CALayer)
}
