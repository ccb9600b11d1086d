/// Which kind of pacing a property animator has.
public enum UITimingCurveType: Int, Hashable, Sendable, Codable, CaseIterable {
  /// One of UIKit's own cubic curves.
  case builtin
  /// A cubic curve with one's own control points.
  case cubic
  /// A spring.
  case spring
  /// A spring over a cubic curve.
  case composed
}
