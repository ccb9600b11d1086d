extension CATransform3D {
  /// Where a point of the plane z = 0 is seen: x / w, y / w. See `PlaneTransform.nearest` for
  /// points behind the eye.
  public func project(_ point: CGPoint) -> CGPoint { PlaneTransform(self).apply(point) }

  /// Where the corners of a rectangle in the plane z = 0 are seen.
  public func project(_ rect: CGRect) -> Quad { PlaneTransform(self).quad(of: rect) }

  /// The smallest upright rectangle around where a rectangle is seen.
  public func boundingBox(of rect: CGRect) -> CGRect { PlaneTransform(self).box(of: rect) }
}
