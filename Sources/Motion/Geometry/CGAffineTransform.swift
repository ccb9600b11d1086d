import Glibc

/// A 2-D affine transform for row vectors: x' = a x + c y + tx, y' = b x + d y + ty.
public struct CGAffineTransform: Hashable, Sendable, Codable {
  /// What x adds to x and to y.
  public var a: CGFloat = 1, b: CGFloat = 0
  /// What y adds to x and to y.
  public var c: CGFloat = 0, d: CGFloat = 1
  /// The movement, in points.
  public var tx: CGFloat = 0, ty: CGFloat = 0

  /// The identity.
  @inlinable
  public init() {}

  /// A transform from its six numbers.
  @inlinable
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// A transform from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.init(a, b, c, d, tx, ty)
  }

  /// A movement, in points.
  public init(translationX x: CGFloat, y: CGFloat) { self.init(1, 0, 0, 1, x, y) }

  /// A scaling about the origin.
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(x, 0, 0, y, 0, 0) }

  /// A rotation about the origin, in radians, clockwise on screen.
  public init(rotationAngle angle: CGFloat) {
    let sine = sin(angle)
    let cosine = cos(angle)
    self.init(cosine, sine, -sine, cosine, 0, 0)
  }

  /// Leaves every point where it is.
  public static let identity = CGAffineTransform()

  /// Whether it leaves every point where it is.
  public var isIdentity: Bool { self == .identity }

  /// The factor by which areas grow; 0 cannot be undone.
  public var determinant: CGFloat { a * d - b * c }

  /// First a movement, then this transform.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a, b, c, d, a * x + c * y + tx, b * x + d * y + ty)
  }

  /// First a scaling, then this transform.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a * x, b * x, c * y, d * y, tx, ty)
  }

  /// First a rotation in radians, then this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// First this transform, then another.
  @inlinable
  public func concatenating(_ t: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a * t.a + b * t.c, a * t.b + b * t.d, c * t.a + d * t.c, c * t.b + d * t.d,
      tx * t.a + ty * t.c + t.tx, tx * t.b + ty * t.d + t.ty)
  }

  /// The transform that undoes this one; itself if there is none, as Core Graphics answers.
  public func inverted() -> CGAffineTransform {
    if a == 1 && b == 0 && c == 0 && d == 1 {
      return CGAffineTransform(translationX: -tx, y: -ty)
    }
    let area = determinant
    guard area != 0, area.isFinite else { return self }
    return CGAffineTransform(
      d / area, -b / area, -c / area, a / area, (c * ty - d * tx) / area, (b * tx - a * ty) / area)
  }
}
