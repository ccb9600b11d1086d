/// Distances inwards from the edges of a rectangle, in points: those at the sides by the direction of
/// text, which here goes from left to right.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// From the top edge, in points.
  public var top: CGFloat
  /// From the edge where text begins, in points.
  public var leading: CGFloat
  /// From the bottom edge, in points.
  public var bottom: CGFloat
  /// From the edge where text ends, in points.
  public var trailing: CGFloat

  /// Insets from their four distances.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No insets.
  public static let zero = NSDirectionalEdgeInsets()
}
