import Glibc

/// Leaves every point where it is.
public let CATransform3DIdentity = CATransform3D.identity

extension CATransform3D {
  /// A movement, in points.
  public static func translation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var m = CATransform3D()
    (m.m41, m.m42, m.m43) = (tx, ty, tz)
    return m
  }

  /// A scaling about the origin.
  public static func scale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var m = CATransform3D()
    (m.m11, m.m22, m.m33) = (sx, sy, sz)
    return m
  }

  /// A rotation in radians about an axis; the identity if the axis has no length.
  public static func rotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
    -> CATransform3D
  {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return .identity }
    let (x, y, z) = (x / length, y / length, z / length)
    let s = sin(angle)
    let c = cos(angle)
    let k = 1 - c
    var m = CATransform3D()
    (m.m11, m.m12, m.m13) = (x * x * k + c, x * y * k + z * s, x * z * k - y * s)
    (m.m21, m.m22, m.m23) = (x * y * k - z * s, y * y * k + c, y * z * k + x * s)
    (m.m31, m.m32, m.m33) = (x * z * k + y * s, y * z * k - x * s, z * z * k + c)
    if x == 0 && y == 0 { (m.m13, m.m23, m.m31, m.m32, m.m33) = (0, 0, 0, 0, 1) }
    return m
  }
}

/// A movement, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{ .translation(tx, ty, tz) }

/// A scaling about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  .scale(sx, sy, sz)
}

/// A rotation in radians about an axis; the identity if the axis has no length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { .rotation(angle, x, y, z) }

/// An affine transform as a matrix.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(m)
}

/// First a movement, then `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3D.translation(tx, ty, tz).concat(t) }

/// First a scaling, then `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3D.scale(sx, sy, sz).concat(t) }

/// First a rotation in radians about an axis, then `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3D.rotation(angle, x, y, z).concat(t) }

/// First `a`, then `b`: `a * b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.concat(b)
}

/// The matrix that undoes `t`; `t` itself if there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverted() }

/// Whether `t` leaves every point where it is.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t.isIdentity }

/// Whether `t` is a 2-D affine transform.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }

/// The 2-D affine transform in `t`; the identity if it is not affine.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }

/// Whether two matrices have the same sixteen numbers.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }
