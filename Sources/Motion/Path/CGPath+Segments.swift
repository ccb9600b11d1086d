extension CGPath {
  /// One line or curve of an outline.
  public struct Segment: Hashable, Sendable {
    /// Where it begins, in points.
    public var start: CGPoint
    /// Its control points; none for a line, one or two for a curve.
    public var controls: [CGPoint]
    /// Where it ends, in points.
    public var end: CGPoint

    /// A segment from its points.
    public init(start: CGPoint, controls: [CGPoint] = [], end: CGPoint) {
      self.start = start
      self.controls = controls
      self.end = end
    }
  }

  /// The lines and curves in drawing order. Closing a subpath is a line if it has a length.
  public var segments: [Segment] {
    var segments: [Segment] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let to):
        (start, current) = (to, to)
      case .line(let to):
        segments.append(Segment(start: current, end: to))
        current = to
      case .quad(let control, let to):
        segments.append(Segment(start: current, controls: [control], end: to))
        current = to
      case .curve(let control1, let control2, let to):
        segments.append(Segment(start: current, controls: [control1, control2], end: to))
        current = to
      case .close:
        if current != start { segments.append(Segment(start: current, end: start)) }
        current = start
      }
    }
    return segments
  }

  /// The first point of the outline.
  public var startPoint: CGPoint? {
    guard case .move(let point)? = elements.first else { return nil }
    return point
  }

  /// The length of all lines and curves, in points.
  public var length: CGFloat { segments.reduce(0) { $0 + $1.length } }

  /// The point after a part (0...1) of the whole length; nil for an empty outline.
  public func point(at fraction: Double) -> CGPoint? {
    let segments = segments
    guard !segments.isEmpty else { return startPoint }
    let place = PacedCourse(lengths: segments.map(\.length)).place(at: min(max(fraction, 0), 1))
    let segment = segments[place.segment]
    return segment.point(atLength: place.fraction * segment.length)
  }
}

extension CGPath.Segment {
  /// The point at a curve parameter: 0 at the start, 1 at the end.
  public func point(at t: Double) -> CGPoint {
    let s = 1 - t
    switch controls.count {
    case 0: return start.mixed(with: end, t)
    case 1: return start * (s * s) + controls[0] * (2 * s * t) + end * (t * t)
    default:
      return start * (s * s * s) + controls[0] * (3 * s * s * t) + controls[1] * (3 * s * t * t)
        + end * (t * t * t)
    }
  }

  /// The derivative by the curve parameter, in points.
  public func tangent(at t: Double) -> CGVector {
    let s = 1 - t
    let d: CGPoint
    switch controls.count {
    case 0: d = end - start
    case 1: d = (controls[0] - start) * (2 * s) + (end - controls[0]) * (2 * t)
    default:
      d =
        (controls[0] - start) * (3 * s * s) + (controls[1] - controls[0]) * (6 * s * t)
        + (end - controls[1]) * (3 * t * t)
    }
    return CGVector(dx: d.x, dy: d.y)
  }

  /// The length, in points.
  public var length: CGFloat { controls.isEmpty ? start.distance(to: end) : length(to: 1) }

  /// The length from the start to a curve parameter, in points: Gauss-Legendre quadrature of the speed
  /// with five nodes, on pieces halved until that changes nothing.
  public func length(to t: Double) -> CGFloat {
    length(0, t, whole: quadrature(0, t), halvings: 16)
  }

  /// The length between two parameters, given a first estimate of it.
  private func length(_ from: Double, _ to: Double, whole: Double, halvings: Int) -> CGFloat {
    let middle = (from + to) / 2
    let (first, second) = (quadrature(from, middle), quadrature(middle, to))
    if halvings == 0 || abs(first + second - whole) < 1e-10 * (1 + whole) {
      return first + second
    }
    return length(from, middle, whole: first, halvings: halvings - 1)
      + length(middle, to, whole: second, halvings: halvings - 1)
  }

  /// The length between two parameters by five nodes.
  private func quadrature(_ from: Double, _ to: Double) -> Double {
    let half = (to - from) / 2
    let sum = Self.gauss.reduce(0.0) { sum, node in
      let d = tangent(at: from + half * (1 + node.0))
      return sum + node.1 * (d.dx * d.dx + d.dy * d.dy).squareRoot()
    }
    return sum * half
  }

  /// The direction at a curve parameter, as any vector that way: where the curve stands still, that of a
  /// place close by. Nil for a segment without a length.
  func direction(at t: Double) -> CGVector? {
    let nearby = t < 0.5 ? t + 1e-6 : t - 1e-6
    return [tangent(at: t), tangent(at: nearby)].first { abs($0.dx) + abs($0.dy) > 1e-9 }
  }

  /// The point after a length from the start, in points.
  public func point(atLength target: CGFloat) -> CGPoint {
    point(at: parameter(atLength: target))
  }

  /// The curve parameter after a length from the start, in points.
  func parameter(atLength target: CGFloat) -> Double {
    let whole = length
    guard whole > 0 else { return 0 }
    guard !controls.isEmpty else { return target / whole }
    if target <= 0 { return 0 }
    if target >= whole { return 1 }
    var low = 0.0
    var high = 1.0
    for _ in 0..<44 {
      let middle = (low + high) / 2
      if length(to: middle) < target { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The nodes and weights of Gauss-Legendre quadrature with five nodes on -1...1.
  private static let gauss: [(Double, Double)] = [
    (0, 128.0 / 225), (0.5384693101056831, 0.47862867049936647),
    (-0.5384693101056831, 0.47862867049936647), (0.9061798459386640, 0.23692688505618908),
    (-0.9061798459386640, 0.23692688505618908),
  ]
}
