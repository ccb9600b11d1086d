/// A width and a height, in points.
public struct CGSize: Hashable, Sendable, Codable {
  /// The width, in points.
  public var width: CGFloat
  /// The height, in points.
  public var height: CGFloat

  /// A size from its sides.
  @inlinable
  public init(width: CGFloat = 0, height: CGFloat = 0) {
    self.width = width
    self.height = height
  }

  /// No width and no height.
  public static let zero = CGSize()

  /// The size an affine transform makes of this one, as if it were a vector.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }

  /// Side-wise sum.
  @inlinable
  public static func + (lhs: CGSize, rhs: CGSize) -> CGSize {
    CGSize(width: lhs.width + rhs.width, height: lhs.height + rhs.height)
  }

  /// Side-wise difference.
  @inlinable
  public static func - (lhs: CGSize, rhs: CGSize) -> CGSize {
    CGSize(width: lhs.width - rhs.width, height: lhs.height - rhs.height)
  }

  /// Both sides times a factor.
  @inlinable
  public static func * (lhs: CGSize, rhs: CGFloat) -> CGSize {
    CGSize(width: lhs.width * rhs, height: lhs.height * rhs)
  }

  /// Both sides times a factor.
  @inlinable
  public static func * (lhs: CGFloat, rhs: CGSize) -> CGSize { rhs * lhs }

  /// Both sides divided by a number.
  @inlinable
  public static func / (lhs: CGSize, rhs: CGFloat) -> CGSize {
    CGSize(width: lhs.width / rhs, height: lhs.height / rhs)
  }
}
