import Motion

/// The screen that everything is shown on.
public struct Screen: Sendable, Hashable {
  /// The size, in points.
  public var size: CGSize
  /// Pixels to a point.
  public var scale: Double
  /// The bands at the edges that bars and the housing cover, in points.
  public var safeArea: UIEdgeInsets

  /// A screen from its parts.
  public init(size: CGSize, scale: Double, safeArea: UIEdgeInsets) {
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
  }
}
