/// A displacement or velocity: two components, in points or points a second.
public struct CGVector: Hashable, Sendable, Codable {
  /// The horizontal component.
  public var dx: CGFloat
  /// The vertical component, growing downwards.
  public var dy: CGFloat

  /// A vector from its components.
  @inlinable
  public init(dx: CGFloat = 0, dy: CGFloat = 0) {
    self.dx = dx
    self.dy = dy
  }

  /// No displacement.
  public static let zero = CGVector()

  /// Component-wise sum.
  public static func + (lhs: CGVector, rhs: CGVector) -> CGVector {
    CGVector(dx: lhs.dx + rhs.dx, dy: lhs.dy + rhs.dy)
  }

  /// Component-wise difference.
  public static func - (lhs: CGVector, rhs: CGVector) -> CGVector {
    CGVector(dx: lhs.dx - rhs.dx, dy: lhs.dy - rhs.dy)
  }

  /// Both components times a factor.
  public static func * (lhs: CGVector, rhs: CGFloat) -> CGVector {
    CGVector(dx: lhs.dx * rhs, dy: lhs.dy * rhs)
  }

  /// Both components times a factor.
  public static func * (lhs: CGFloat, rhs: CGVector) -> CGVector { rhs * lhs }

  /// Both components divided by a number.
  public static func / (lhs: CGVector, rhs: CGFloat) -> CGVector {
    CGVector(dx: lhs.dx / rhs, dy: lhs.dy / rhs)
  }

  /// The opposite vector.
  public static prefix func - (vector: CGVector) -> CGVector {
    CGVector(dx: -vector.dx, dy: -vector.dy)
  }
}
