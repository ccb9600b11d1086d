/// A width and a height, in points.
public struct CGSize: Hashable, Sendable, Codable {
  /// The width, in points.
  public var width: CGFloat
  /// The height, in points.
  public var height: CGFloat

  /// A size from its sides.
  public init(width: CGFloat = 0, height: CGFloat = 0) {
    self.width = width
    self.height = height
  }

  /// No width and no height.
  public static let zero = CGSize()
}
