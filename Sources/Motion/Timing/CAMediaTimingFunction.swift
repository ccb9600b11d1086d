/// A pacing curve: a cubic Bezier from (0,0) to (1,1) with two control points.
public struct CAMediaTimingFunction: Hashable, Sendable, Codable {
  /// The first control point.
  public var c1: CGPoint
  /// The second control point.
  public var c2: CGPoint

  /// A curve from its control points.
  public init(controlPoints x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    c1 = CGPoint(x: x1, y: y1)
    c2 = CGPoint(x: x2, y: y2)
  }

  /// Even pace.
  public static let linear = CAMediaTimingFunction(controlPoints: 0, 0, 1, 1)
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1)
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunction(controlPoints: 0, 0, 0.58, 1)
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunction(controlPoints: 0.42, 0, 0.58, 1)
  /// Core Animation's own default.
  public static let `default` = CAMediaTimingFunction(controlPoints: 0.25, 0.1, 0.25, 1)
}
