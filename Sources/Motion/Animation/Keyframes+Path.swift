extension Keyframes {
  /// The point on an outline at a progress of the whole: each segment takes the same time (or its key
  /// times), or time in proportion to its length in the paced modes. In the discrete mode the start of
  /// each segment is held.
  func point(on path: CGPath, at progress: Double) -> CGPoint? {
    let segments = path.segments
    guard let last = segments.last else { return path.startPoint }
    switch calculationMode {
    case .paced, .cubicPaced:
      let place = PacedCourse(lengths: segments.map(\.length)).place(at: progress)
      let segment = segments[place.segment]
      return segment.point(atLength: place.fraction * segment.length)
    case .discrete:
      if progress >= 1 { return last.start }
      let place = place(at: progress, segments: segments.count)
      return segments[place.segment].start
    case .linear, .cubic:
      let place = place(at: progress, segments: segments.count)
      return segments[place.segment].point(at: place.fraction)
    }
  }
}
