extension CATransform3D {
  /// First this matrix, then another: `self * other`.
  public func concat(_ o: CATransform3D) -> CATransform3D {
    if isAffine && o.isAffine {
      return CATransform3D(affinePart.concatenating(o.affinePart))
    }
    var r = CATransform3D()
    (r.m11, r.m12, r.m13, r.m14) = o.row(m11, m12, m13, m14)
    (r.m21, r.m22, r.m23, r.m24) = o.row(m21, m22, m23, m24)
    (r.m31, r.m32, r.m33, r.m34) = o.row(m31, m32, m33, m34)
    (r.m41, r.m42, r.m43, r.m44) = o.row(m41, m42, m43, m44)
    return r
  }

  /// The same, under the name Swift's Core Animation overlay would use.
  public func concatenating(_ other: CATransform3D) -> CATransform3D { concat(other) }

  /// Where a homogeneous point goes: `[x y z w] * self`.
  public func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat)
    -> (CGFloat, CGFloat, CGFloat, CGFloat)
  {
    (
      x * m11 + y * m21 + z * m31 + w * m41, x * m12 + y * m22 + z * m32 + w * m42,
      x * m13 + y * m23 + z * m33 + w * m43, x * m14 + y * m24 + z * m34 + w * m44
    )
  }

  /// The factor by which volumes grow; 0 cannot be undone.
  public var determinant: CGFloat {
    if isAffine { return m11 * m22 - m12 * m21 }
    let minors = Minors(self)
    return minors.determinant
  }

  /// Whether it can be undone.
  public var isInvertible: Bool {
    let volume = determinant
    return volume != 0 && volume.isFinite
  }

  /// The matrix that undoes this one; itself if there is none, as Core Animation answers.
  public func inverted() -> CATransform3D {
    if isAffine { return CATransform3D(affinePart.inverted()) }
    let m = Minors(self)
    guard m.determinant != 0, m.determinant.isFinite else { return self }
    return m.inverse(of: self)
  }

  /// The four 2-D numbers and the movement, whatever else there is.
  private var affinePart: CGAffineTransform { CGAffineTransform(m11, m12, m21, m22, m41, m42) }
}

/// The 2 x 2 minors of the upper and lower half of a matrix, from which determinant and inverse
/// follow (Laplace expansion by pairs of rows).
private struct Minors {
  private let s0: CGFloat, s1: CGFloat, s2: CGFloat, s3: CGFloat, s4: CGFloat, s5: CGFloat
  private let c0: CGFloat, c1: CGFloat, c2: CGFloat, c3: CGFloat, c4: CGFloat, c5: CGFloat

  init(_ m: CATransform3D) {
    s0 = m.m11 * m.m22 - m.m21 * m.m12
    s1 = m.m11 * m.m23 - m.m21 * m.m13
    s2 = m.m11 * m.m24 - m.m21 * m.m14
    s3 = m.m12 * m.m23 - m.m22 * m.m13
    s4 = m.m12 * m.m24 - m.m22 * m.m14
    s5 = m.m13 * m.m24 - m.m23 * m.m14
    c0 = m.m31 * m.m42 - m.m41 * m.m32
    c1 = m.m31 * m.m43 - m.m41 * m.m33
    c2 = m.m31 * m.m44 - m.m41 * m.m34
    c3 = m.m32 * m.m43 - m.m42 * m.m33
    c4 = m.m32 * m.m44 - m.m42 * m.m34
    c5 = m.m33 * m.m44 - m.m43 * m.m34
  }

  var determinant: CGFloat { s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0 }

  func inverse(of m: CATransform3D) -> CATransform3D {
    let k = determinant
    var r = CATransform3D()
    r.m11 = (m.m22 * c5 - m.m23 * c4 + m.m24 * c3) / k
    r.m12 = (-m.m12 * c5 + m.m13 * c4 - m.m14 * c3) / k
    r.m13 = (m.m42 * s5 - m.m43 * s4 + m.m44 * s3) / k
    r.m14 = (-m.m32 * s5 + m.m33 * s4 - m.m34 * s3) / k
    r.m21 = (-m.m21 * c5 + m.m23 * c2 - m.m24 * c1) / k
    r.m22 = (m.m11 * c5 - m.m13 * c2 + m.m14 * c1) / k
    r.m23 = (-m.m41 * s5 + m.m43 * s2 - m.m44 * s1) / k
    r.m24 = (m.m31 * s5 - m.m33 * s2 + m.m34 * s1) / k
    r.m31 = (m.m21 * c4 - m.m22 * c2 + m.m24 * c0) / k
    r.m32 = (-m.m11 * c4 + m.m12 * c2 - m.m14 * c0) / k
    r.m33 = (m.m41 * s4 - m.m42 * s2 + m.m44 * s0) / k
    r.m34 = (-m.m31 * s4 + m.m32 * s2 - m.m34 * s0) / k
    r.m41 = (-m.m21 * c3 + m.m22 * c1 - m.m23 * c0) / k
    r.m42 = (m.m11 * c3 - m.m12 * c1 + m.m13 * c0) / k
    r.m43 = (-m.m41 * s3 + m.m42 * s1 - m.m43 * s0) / k
    r.m44 = (m.m31 * s3 - m.m32 * s1 + m.m33 * s0) / k
    return r
  }
}
