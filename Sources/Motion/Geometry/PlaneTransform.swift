/// How one plane is seen in another: a 2-D transform with perspective. It is what is left of a
/// matrix when points have z = 0 before it and only x and y count after it, which is what Core
/// Animation does at each level of a layer tree (flattening), so levels compose by concatenation.
///
/// x' = (a x + c y + tx) / w, y' = (b x + d y + ty) / w, w = g x + h y + i
public struct PlaneTransform: Hashable, Sendable, Codable {
  /// What x adds to x, y and w.
  public var a: CGFloat = 1, b: CGFloat = 0, g: CGFloat = 0
  /// What y adds to x, y and w.
  public var c: CGFloat = 0, d: CGFloat = 1, h: CGFloat = 0
  /// The movement, in points, and what is added to w.
  public var tx: CGFloat = 0, ty: CGFloat = 0, i: CGFloat = 1

  /// The smallest w a point is divided by. A point at or behind the eye (w <= 0) is shown with this
  /// one: far out on its own side, and finite.
  public static let nearest: CGFloat = 1.0 / 1024

  /// The identity.
  @inlinable
  public init() {}

  /// A movement, in points.
  @inlinable
  public init(translationX x: CGFloat, y: CGFloat) { (tx, ty) = (x, y) }

  /// An affine transform.
  public init(_ t: CGAffineTransform) { (a, b, c, d, tx, ty) = (t.a, t.b, t.c, t.d, t.tx, t.ty) }

  /// What a matrix does to points with z = 0.
  public init(_ m: CATransform3D) {
    (a, b, g) = (m.m11, m.m12, m.m14)
    (c, d, h) = (m.m21, m.m22, m.m24)
    (tx, ty, i) = (m.m41, m.m42, m.m44)
  }

  /// Leaves every point where it is.
  public static let identity = PlaneTransform()

  /// Whether there is no perspective.
  @inlinable
  public var isAffine: Bool { g == 0 && h == 0 && i == 1 }

  /// Whether it only moves.
  @inlinable
  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 && isAffine }

  /// Whether upright rectangles stay upright: it only scales along the axes and moves.
  @inlinable
  public var isUpright: Bool { b == 0 && c == 0 && isAffine }

  /// First this transform, then another.
  public func concatenating(_ o: PlaneTransform) -> PlaneTransform {
    var r = PlaneTransform()
    if isTranslation && o.isTranslation {
      (r.tx, r.ty) = (tx + o.tx, ty + o.ty)
      return r
    }
    (r.a, r.b) = (a * o.a + b * o.c + g * o.tx, a * o.b + b * o.d + g * o.ty)
    (r.c, r.d) = (c * o.a + d * o.c + h * o.tx, c * o.b + d * o.d + h * o.ty)
    (r.tx, r.ty) = (tx * o.a + ty * o.c + i * o.tx, tx * o.b + ty * o.d + i * o.ty)
    if isAffine && o.isAffine { return r }
    r.g = a * o.g + b * o.h + g * o.i
    r.h = c * o.g + d * o.h + h * o.i
    r.i = tx * o.g + ty * o.h + i * o.i
    return r
  }

  /// The transform that undoes this one; nil if the plane is seen edge-on or shrunk to nothing.
  public func inverted() -> PlaneTransform? {
    if isTranslation { return PlaneTransform(translationX: -tx, y: -ty) }
    var r = PlaneTransform()
    if isAffine {
      let area = a * d - b * c
      guard area != 0, area.isFinite else { return nil }
      (r.a, r.b, r.c, r.d) = (d / area, -b / area, -c / area, a / area)
      (r.tx, r.ty) = ((c * ty - d * tx) / area, (b * tx - a * ty) / area)
      return r
    }
    let (p, q, s) = (d * i - h * ty, h * tx - c * i, c * ty - d * tx)
    let volume = a * p + b * q + g * s
    guard volume != 0, volume.isFinite else { return nil }
    (r.a, r.b, r.g) = (p / volume, (g * ty - b * i) / volume, (b * h - g * d) / volume)
    (r.c, r.d, r.h) = (q / volume, (a * i - g * tx) / volume, (g * c - a * h) / volume)
    (r.tx, r.ty, r.i) = (s / volume, (b * tx - a * ty) / volume, (a * d - b * c) / volume)
    return r
  }

  /// Where a point is seen.
  @inlinable
  public func apply(_ p: CGPoint) -> CGPoint {
    let x = a * p.x + c * p.y + tx
    let y = b * p.x + d * p.y + ty
    if isAffine { return CGPoint(x: x, y: y) }
    let w = max(g * p.x + h * p.y + i, Self.nearest)
    return CGPoint(x: x / w, y: y / w)
  }

  /// Where the corners of a rectangle are seen.
  public func quad(of rect: CGRect) -> Quad { Quad(rect).map(apply) }

  /// The smallest upright rectangle around where a rectangle is seen.
  public func box(of rect: CGRect) -> CGRect {
    if isTranslation {
      return CGRect(x: rect.minX + tx, y: rect.minY + ty, width: rect.width, height: rect.height)
    }
    if isUpright {
      let width = rect.width * a
      let height = rect.height * d
      return CGRect(
        x: a * (a < 0 ? rect.maxX : rect.minX) + tx, y: d * (d < 0 ? rect.maxY : rect.minY) + ty,
        width: abs(width), height: abs(height))
    }
    return quad(of: rect).boundingBox
  }
}
