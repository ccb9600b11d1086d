extension CATransform3D {
  /// Part of the way from this matrix to another (V8). Pure scales and movements go number by
  /// number. Other 2-D matrices go by scale, shear, angle and movement, 3-D ones by scale, shear,
  /// quaternion, movement and perspective; rotations take the short arc. If one of the two cannot
  /// be undone there is no way in between: the answer is the other matrix.
  public func mixed(with other: CATransform3D, _ fraction: Double) -> CATransform3D {
    if fraction == 1 || self == other { return other }
    if fraction == 0 { return self }
    guard isInvertible && other.isInvertible else { return other }
    if isScaleAndTranslation && other.isScaleAndTranslation {
      return straight(to: other, fraction)
    }
    if isAffine && other.isAffine {
      return CATransform3D(affine.mixed(with: other.affine, fraction))
    }
    guard let from = CATransform3DComponents(self), let to = CATransform3DComponents(other) else {
      return other
    }
    return from.mixed(with: to, fraction).matrix
  }

  /// Whether there is a way to another matrix: both can be undone.
  public func isInterpolable(to other: CATransform3D) -> Bool {
    isInvertible && other.isInvertible
  }

  /// Number by number between two scales with movements.
  private func straight(to other: CATransform3D, _ f: Double) -> CATransform3D {
    var m = CATransform3D()
    m.m11 = m11.mixed(with: other.m11, f)
    m.m22 = m22.mixed(with: other.m22, f)
    m.m33 = m33.mixed(with: other.m33, f)
    m.m41 = m41.mixed(with: other.m41, f)
    m.m42 = m42.mixed(with: other.m42, f)
    m.m43 = m43.mixed(with: other.m43, f)
    return m
  }
}

extension CATransform3D {
  /// What it does in the plane, if depth plays no part in that; nil if it tilts or has perspective.
  public var flat: CGAffineTransform? {
    guard isAffine || isScaleAndTranslation && m33 != 0 else { return nil }
    return CGAffineTransform(m11, m12, m21, m22, m41, m42)
  }

  /// The way to another matrix, if all of it lies in the plane.
  public func flatBlend(to other: CATransform3D) -> AffineBlend? {
    guard isAffine && other.isAffine || isScaleAndTranslation && other.isScaleAndTranslation,
      let from = flat, let to = other.flat
    else { return nil }
    return AffineBlend(from, to)
  }
}
