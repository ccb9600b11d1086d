extension LayerState {
  /// The anchor point inside the bounds, in points of the layer's own space.
  @inlinable
  public var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// The bounding box in the superlayer's space: the bounds with their anchor at the origin, after
  /// the transform, moved to the position. The origin of the bounds does not enter, nor does the
  /// superlayer's sublayer transform. (facts 5.1)
  ///
  /// Setting it gives the bounds the size that the transform turns into this rectangle, and the
  /// position that puts it there (facts 5.2). Under a rotation that is no multiple of 90 degrees the
  /// size is the bounding box of the rectangle turned back; Apple leaves it undefined (V7).
  public var frame: CGRect {
    get {
      if transform.isIdentity { return untransformedFrame }
      let box = placement.box(of: anchored(bounds.size))
      return CGRect(
        x: position.x + box.origin.x, y: position.y + box.origin.y, width: box.size.width,
        height: box.size.height)
    }
    set {
      let frame = newValue.standardized
      bounds.size = size(framedBy: frame.size)
      let around = anchored(bounds.size)
      if transform.isIdentity {
        position = CGPoint(
          x: frame.origin.x - around.origin.x, y: frame.origin.y - around.origin.y)
      } else {
        let box = placement.box(of: around)
        position = CGPoint(x: frame.origin.x - box.origin.x, y: frame.origin.y - box.origin.y)
      }
    }
  }

  /// The rectangle that the layer would have in its superlayer without its transform, in points.
  public var untransformedFrame: CGRect {
    let around = anchored(bounds.size)
    return CGRect(
      x: position.x + around.origin.x, y: position.y + around.origin.y,
      width: around.size.width, height: around.size.height)
  }

  /// Whether `frame` can be set without guessing: the transform turns upright rectangles into
  /// upright ones and can be undone.
  public var isFrameWellDefined: Bool {
    guard transform.isAffine else { return false }
    let (a, b, c, d) = (transform.m11, transform.m12, transform.m21, transform.m22)
    let small = 1e-9 * max(max(abs(a), abs(b)), max(abs(c), abs(d)))
    return transform.isInvertible
      && (abs(b) <= small && abs(c) <= small || abs(a) <= small && abs(d) <= small)
  }

  /// The bounds without their origin, with the anchor at the origin, in points.
  private func anchored(_ size: CGSize) -> CGRect {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
      height: size.height)
  }

  /// What the transform does to points about the anchor, as seen in the superlayer's plane.
  private var placement: PlaneTransform {
    guard anchorPointZ != 0 else { return PlaneTransform(transform) }
    return PlaneTransform(CATransform3D.translation(0, 0, -anchorPointZ).concat(transform))
  }

  /// The size whose image has a bounding box of the given size.
  private func size(framedBy size: CGSize) -> CGSize {
    guard !transform.isIdentity else { return size }
    var linear = placement
    (linear.tx, linear.ty, linear.g, linear.h, linear.i) = (0, 0, 0, 0, 1)
    guard let back = linear.inverted() else { return size }
    return back.box(of: CGRect(origin: .zero, size: size)).size
  }
}
