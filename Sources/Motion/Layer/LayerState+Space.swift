extension LayerState {
  /// From the layer's own space (its bounds) to its superlayer's (the parent's bounds), one level up:
  /// position + T(p - anchor), then the parent's sublayer transform about the parent's anchor
  /// (facts 5.3). The result is flattened into the parent's plane, as `CALayer` does.
  ///
  /// Levels compose: `child.up(in: parent).concatenating(parent.up(in: grandparent))`.
  public func up(in parent: LayerState?) -> PlaneTransform {
    let hasLens = parent.map { !$0.sublayerTransform.isIdentity } ?? false
    guard hasLens, let parent else { return upWithoutLens }
    let center = parent.anchor
    let here = anchor
    return PlaneTransform(
      CATransform3D.translation(-here.x, -here.y, -anchorPointZ)
        .concat(transform)
        .concat(.translation(position.x - center.x, position.y - center.y, zPosition))
        .concat(parent.sublayerTransform)
        .concat(.translation(center.x, center.y, 0)))
  }

  /// From the superlayer's space to the layer's own; nil if the layer is seen edge-on or shrunk to
  /// nothing.
  public func down(from parent: LayerState?) -> PlaneTransform? { up(in: parent).inverted() }

  /// Where a point of the layer's own space lies in its superlayer's.
  public func convertUp(_ point: CGPoint, in parent: LayerState?) -> CGPoint {
    up(in: parent).apply(point)
  }

  /// Where a point of the superlayer's space lies in the layer's own; the point itself if the layer
  /// is seen edge-on or shrunk to nothing.
  public func convertDown(_ point: CGPoint, from parent: LayerState?) -> CGPoint {
    down(from: parent)?.apply(point) ?? point
  }

  /// Whether a point of the superlayer's space hits the bounds: the left and top edge count, the
  /// right and bottom edge do not. A layer seen edge-on cannot be hit.
  public func isHit(by point: CGPoint, from parent: LayerState?) -> Bool {
    guard let down = down(from: parent) else { return false }
    return bounds.contains(down.apply(point))
  }

  /// The four corners of the bounds in the superlayer's space.
  public func quad(in parent: LayerState?) -> Quad { up(in: parent).quad(of: bounds) }

  /// One level up when the parent has no sublayer transform.
  private var upWithoutLens: PlaneTransform {
    let here = anchor
    if transform.isIdentity {
      return PlaneTransform(translationX: position.x - here.x, y: position.y - here.y)
    }
    if transform.isAffine {
      var plane = PlaneTransform(transform)
      plane.tx += position.x - (plane.a * here.x + plane.c * here.y)
      plane.ty += position.y - (plane.b * here.x + plane.d * here.y)
      return plane
    }
    return PlaneTransform(
      CATransform3D.translation(-here.x, -here.y, -anchorPointZ).concat(transform)
        .concat(.translation(position.x, position.y, 0)))
  }
}
