import Motion

/// A finger that drags content: where content would be without edges, and where it is.
struct ScrollDrag {
  /// Where content was when the drag began, as if there were no edges, in points.
  var start: CGPoint
  /// Whether content follows across and down.
  let axes: (x: Bool, y: Bool)
  /// Where content was when the drag began, in points.
  let first: CGPoint

  /// Where content goes along one axis, from where it would be without edges.
  static func pulled(
    _ position: Double, in range: ClosedRange<Double>, bounces: Bool, along length: Double
  ) -> Double {
    let nearest = min(max(position, range.lowerBound), range.upperBound)
    guard bounces, position != nearest else { return nearest }
    return nearest + RubberBand(dimension: length).stretch(position - nearest)
  }

  /// Where content would be without edges, from where it is.
  static func free(
    _ position: Double, in range: ClosedRange<Double>, along length: Double
  ) -> Double {
    let nearest = min(max(position, range.lowerBound), range.upperBound)
    let distance = RubberBand(dimension: length).distance(position - nearest)
    return distance.isFinite ? nearest + distance : position
  }

  /// How much of a finger's velocity content takes over where it is: all inside, less beyond an edge.
  static func share(
    at position: Double, in range: ClosedRange<Double>, along length: Double
  ) -> Double {
    let way = free(position, in: range, along: length)
    let nearest = min(max(way, range.lowerBound), range.upperBound)
    guard way != nearest, length > 0 else { return 1 }
    let band = RubberBand(dimension: length)
    let scale = abs(way - nearest) * band.coefficient / length + 1
    return band.coefficient / (scale * scale)
  }
}
