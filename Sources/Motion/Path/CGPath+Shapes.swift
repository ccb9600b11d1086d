extension CGPath {
  /// A rectangle.
  public init(rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// The ellipse inside a rectangle.
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  /// A rectangle with some corners rounded by quarter ellipses of at most half its sides. Every corner
  /// is one curve, a square one too, so that outlines with other corners have the same structure.
  public init(
    roundedRect rect: CGRect, corners: UIRectCorner = .allCorners, radii: CGSize
  ) {
    self.init()
    let r = rect.standardized
    let w = min(max(radii.width, 0), r.width / 2)
    let h = min(max(radii.height, 0), r.height / 2)
    func radius(_ corner: UIRectCorner) -> CGSize {
      corners.contains(corner) ? CGSize(width: w, height: h) : .zero
    }
    let quad = Quad(r)
    move(to: CGPoint(x: r.minX + radius(.topLeft).width, y: r.minY))
    addCorner(quad.topRight, radius(.topRight), dx: -1, dy: 0, thenX: 0, thenY: 1)
    addCorner(quad.bottomRight, radius(.bottomRight), dx: 0, dy: -1, thenX: -1, thenY: 0)
    addCorner(quad.bottomLeft, radius(.bottomLeft), dx: 1, dy: 0, thenX: 0, thenY: -1)
    addCorner(quad.topLeft, radius(.topLeft), dx: 0, dy: 1, thenX: 1, thenY: 0)
    closeSubpath()
  }

  /// A line to where a corner begins and the curve round it.
  private mutating func addCorner(
    _ corner: CGPoint, _ r: CGSize, dx: CGFloat, dy: CGFloat, thenX: CGFloat, thenY: CGFloat
  ) {
    let before = CGPoint(x: corner.x + dx * r.width, y: corner.y + dy * r.height)
    let after = CGPoint(x: corner.x + thenX * r.width, y: corner.y + thenY * r.height)
    // The control points of a quarter circle: 4/3 (sqrt 2 - 1) of the way to the corner.
    let k = 4.0 / 3 * (2.0.squareRoot() - 1)
    addLine(to: before)
    addCurve(
      to: after, control1: before.mixed(with: corner, k), control2: after.mixed(with: corner, k))
  }

  /// The outline after an affine transform.
  public func applying(_ t: CGAffineTransform) -> CGPath {
    CGPath(
      elements: elements.map { element in
        switch element {
        case .move(let p): .move(p.applying(t))
        case .line(let p): .line(p.applying(t))
        case .quad(let c, let p): .quad(control: c.applying(t), to: p.applying(t))
        case .curve(let c, let d, let p):
          .curve(control1: c.applying(t), control2: d.applying(t), to: p.applying(t))
        case .close: .close
        }
      })
  }

  /// The smallest upright rectangle around all points and control points; null if there are none.
  public var boundingBox: CGRect {
    let points = elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let p), .line(let p): [p]
      case .quad(let c, let p): [c, p]
      case .curve(let c, let d, let p): [c, d, p]
      case .close: []
      }
    }
    return CGPath.box(around: points)
  }

  /// The smallest upright rectangle around what is drawn; null if nothing is.
  public var boundingBoxOfPath: CGRect {
    let extremes = segments.flatMap { $0.extremes }
    return CGPath.box(around: extremes.isEmpty ? startPoint.map { [$0] } ?? [] : extremes)
  }

  private static func box(around points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    return points.dropFirst().reduce(CGRect(origin: first)) {
      $0.union(CGRect(origin: $1))
    }
  }

  /// The same outline drawn from its end to its start; subpaths keep whether they are closed.
  public var reversed: CGPath {
    var result = CGPath()
    for subpath in subpaths.reversed() {
      let segments = subpath.segments
      guard let last = segments.last else {
        subpath.startPoint.map { result.move(to: $0) }
        continue
      }
      result.move(to: last.end)
      for segment in segments.reversed() {
        switch segment.controls.count {
        case 0: result.addLine(to: segment.start)
        case 1: result.addQuadCurve(to: segment.start, control: segment.controls[0])
        default:
          result.addCurve(
            to: segment.start, control1: segment.controls[1], control2: segment.controls[0])
        }
      }
      if subpath.elements.last == .close { result.closeSubpath() }
    }
    return result
  }

  /// The outline cut at its moves.
  private var subpaths: [CGPath] {
    var result: [CGPath] = []
    for element in elements {
      if case .move = element { result.append(CGPath()) } else if result.isEmpty { continue }
      result[result.count - 1].elements.append(element)
    }
    return result
  }
}

extension CGPath.Segment {
  /// The ends and the points where the curve is level or upright.
  fileprivate var extremes: [CGPoint] {
    var points = [start, end]
    guard !controls.isEmpty else { return points }
    for t in roots({ $0.x }) + roots({ $0.y }) where t > 0 && t < 1 { points.append(point(at: t)) }
    return points
  }

  /// The parameters at which one coordinate stands still.
  private func roots(_ axis: (CGPoint) -> CGFloat) -> [Double] {
    let p = ([start] + controls + [end]).map(axis)
    if p.count == 3 {
      let d = p[0] - 2 * p[1] + p[2]
      return d == 0 ? [] : [(p[0] - p[1]) / d]
    }
    let a = -p[0] + 3 * p[1] - 3 * p[2] + p[3]
    let b = 2 * (p[0] - 2 * p[1] + p[2])
    let c = p[1] - p[0]
    if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b] }
    let inside = b * b - 4 * a * c
    guard inside >= 0 else { return [] }
    let root = inside.squareRoot()
    return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
  }
}
