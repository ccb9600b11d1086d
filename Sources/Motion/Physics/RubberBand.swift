/// How far content follows a finger beyond its edge (facts 8, measured 1.7).
public struct RubberBand: Hashable, Sendable {
  /// How hard it is to stretch: 0.55 in scroll views.
  public var coefficient: Double
  /// The length of the view along the drag, in points: the limit of the stretch.
  public var dimension: Double

  /// A rubber band.
  public init(coefficient: Double = 0.55, dimension: Double) {
    self.coefficient = coefficient
    self.dimension = dimension
  }

  /// How far content goes when the finger has gone some way beyond the edge, in points:
  /// (1 - 1 / (x c / d + 1)) d. Drags the other way stretch the other way.
  public func stretch(_ distance: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let size = (1 - 1 / (abs(distance) * coefficient / dimension + 1)) * dimension
    return distance < 0 ? -size : size
  }

  /// How far the finger has gone when content has gone some way, in points; infinite at the limit.
  public func distance(_ stretch: Double) -> Double {
    guard dimension > 0, abs(stretch) < dimension else { return .infinity }
    let size = (1 / (1 - abs(stretch) / dimension) - 1) * dimension / coefficient
    return stretch < 0 ? -size : size
  }
}
