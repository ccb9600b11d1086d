/// Distances inwards from the four edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// From the top edge, in points.
  public var top: CGFloat
  /// From the left edge, in points.
  public var left: CGFloat
  /// From the bottom edge, in points.
  public var bottom: CGFloat
  /// From the right edge, in points.
  public var right: CGFloat

  /// Insets from their four distances.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = UIEdgeInsets()

  /// Edge-wise sum.
  public static func + (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: lhs.top + rhs.top, left: lhs.left + rhs.left, bottom: lhs.bottom + rhs.bottom,
      right: lhs.right + rhs.right)
  }

  /// Edge-wise difference.
  public static func - (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets { lhs + -rhs }

  /// The same distances outwards.
  public static prefix func - (insets: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
  }
}
