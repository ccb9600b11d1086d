import Glibc

extension Keyframes {
  /// The point on an outline at a progress of the whole: each segment takes the same time (or its key
  /// times), or time in proportion to its length in the paced modes. In the discrete mode the start of
  /// each segment is held.
  func point(on path: CGPath, at progress: Double) -> CGPoint? {
    let segments = path.segments
    guard let spot = spot(on: segments, at: progress) else { return path.startPoint }
    return segments[spot.index].point(at: spot.parameter)
  }

  /// The direction of an outline at a progress of the whole, in radians clockwise from the x axis on
  /// screen; the other way round for `autoReverse`. A segment without a length keeps the direction
  /// before it; nil for an outline without a length.
  func angle(on path: CGPath, at progress: Double, _ mode: CAAnimationRotationMode) -> Double? {
    let segments = path.segments
    guard let spot = spot(on: segments, at: progress) else { return nil }
    let direction =
      segments[spot.index].direction(at: spot.parameter)
      ?? segments[..<spot.index].reversed().lazy.compactMap { $0.direction(at: 1) }.first
      ?? segments[spot.index...].lazy.compactMap { $0.direction(at: 0) }.first
    guard let direction else { return nil }
    return atan2(direction.dy, direction.dx) + (mode == .rotateAutoReverse ? .pi : 0)
  }

  /// The index of a segment of an outline and the parameter on it at a progress of the whole.
  private func spot(
    on segments: [CGPath.Segment], at progress: Double
  ) -> (index: Int, parameter: Double)? {
    guard !segments.isEmpty else { return nil }
    switch calculationMode {
    case .paced, .cubicPaced:
      let place = PacedCourse(lengths: segments.map(\.length)).place(at: progress)
      let segment = segments[place.segment]
      return (place.segment, segment.parameter(atLength: place.fraction * segment.length))
    case .discrete:
      if progress >= 1 { return (segments.count - 1, 0) }
      return (place(at: progress, segments: segments.count).segment, 0)
    case .linear, .cubic:
      let place = place(at: progress, segments: segments.count)
      return (place.segment, place.fraction)
    }
  }
}
