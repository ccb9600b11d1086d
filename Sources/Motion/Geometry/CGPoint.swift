/// A length or coordinate, in points; always a `Double` here.
public typealias CGFloat = Double

/// A place in a plane, in points.
public struct CGPoint: Hashable, Sendable, Codable {
  /// The horizontal coordinate, in points.
  public var x: CGFloat
  /// The vertical coordinate, in points, growing downwards.
  public var y: CGFloat

  /// A point from its coordinates.
  @inlinable
  public init(x: CGFloat = 0, y: CGFloat = 0) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = CGPoint()

  /// The point an affine transform moves this one to.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }

  /// How far away another point is, in points.
  public func distance(to other: CGPoint) -> CGFloat {
    let dx = other.x - x
    let dy = other.y - y
    return (dx * dx + dy * dy).squareRoot()
  }

  /// Component-wise sum.
  @inlinable
  public static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
    CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }

  /// Component-wise difference.
  @inlinable
  public static func - (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
    CGPoint(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
  }

  /// The point moved by a vector.
  public static func + (lhs: CGPoint, rhs: CGVector) -> CGPoint {
    CGPoint(x: lhs.x + rhs.dx, y: lhs.y + rhs.dy)
  }

  /// The point moved against a vector.
  public static func - (lhs: CGPoint, rhs: CGVector) -> CGPoint {
    CGPoint(x: lhs.x - rhs.dx, y: lhs.y - rhs.dy)
  }

  /// Both coordinates times a factor.
  @inlinable
  public static func * (lhs: CGPoint, rhs: CGFloat) -> CGPoint {
    CGPoint(x: lhs.x * rhs, y: lhs.y * rhs)
  }

  /// Both coordinates times a factor.
  @inlinable
  public static func * (lhs: CGFloat, rhs: CGPoint) -> CGPoint { rhs * lhs }

  /// Both coordinates divided by a number.
  @inlinable
  public static func / (lhs: CGPoint, rhs: CGFloat) -> CGPoint {
    CGPoint(x: lhs.x / rhs, y: lhs.y / rhs)
  }

  /// The point mirrored at the origin.
  public static prefix func - (point: CGPoint) -> CGPoint { CGPoint(x: -point.x, y: -point.y) }

  /// Adds component-wise.
  public static func += (lhs: inout CGPoint, rhs: CGPoint) { lhs = lhs + rhs }

  /// Subtracts component-wise.
  public static func -= (lhs: inout CGPoint, rhs: CGPoint) { lhs = lhs - rhs }
}
