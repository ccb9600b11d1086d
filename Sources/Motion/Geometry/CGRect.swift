/// A rectangle: an origin and a size, in points.
public struct CGRect: Hashable, Sendable, Codable {
  /// The corner with the smallest coordinates (if the size is not negative), in points.
  public var origin: CGPoint
  /// The width and height, in points.
  public var size: CGSize

  /// A rectangle from its parts.
  public init(origin: CGPoint = .zero, size: CGSize = .zero) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from four numbers, in points.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  /// The empty rectangle at the origin.
  public static let zero = CGRect()
}
