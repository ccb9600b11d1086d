/// A length or coordinate, in points; always a `Double` here.
public typealias CGFloat = Double

/// A place in a plane, in points.
public struct CGPoint: Hashable, Sendable, Codable {
  /// The horizontal coordinate, in points.
  public var x: CGFloat
  /// The vertical coordinate, in points, growing downwards.
  public var y: CGFloat

  /// A point from its coordinates.
  public init(x: CGFloat = 0, y: CGFloat = 0) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = CGPoint()
}
