import Glibc

extension CGPath {
  /// Where the pen is; nil before the first move.
  public var currentPoint: CGPoint? {
    var start: CGPoint?
    var current: CGPoint?
    for element in elements {
      switch element {
      case .move(let to): (start, current) = (to, to)
      case .line(let to), .quad(_, let to), .curve(_, _, let to): current = to
      case .close: current = start
      }
    }
    return current
  }

  /// Whether nothing was drawn.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a subpath.
  public mutating func move(to point: CGPoint) { elements.append(.move(point)) }

  /// Draws a line.
  public mutating func addLine(to point: CGPoint) { elements.append(.line(point)) }

  /// Draws a cubic curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(control1: control1, control2: control2, to: end))
  }

  /// Draws a quadratic curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quad(control: control, to: end))
  }

  /// Draws a line back to where the subpath began.
  public mutating func closeSubpath() { elements.append(.close) }

  /// Adds the pieces of another outline.
  public mutating func addPath(_ other: CGPath) { elements += other.elements }

  /// Adds a rectangle, clockwise from its top left corner.
  public mutating func addRect(_ rect: CGRect) {
    let quad = Quad(rect)
    move(to: quad.topLeft)
    addLine(to: quad.topRight)
    addLine(to: quad.bottomRight)
    addLine(to: quad.bottomLeft)
    closeSubpath()
  }

  /// Adds the ellipse inside a rectangle, from its right, by four curves.
  public mutating func addEllipse(in rect: CGRect) {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let (w, h) = (rect.width / 2, rect.height / 2)
    move(to: CGPoint(x: rect.maxX, y: center.y))
    for quarter in 0..<4 {
      addArcPiece(center, w, h, Double(quarter) * .pi / 2, .pi / 2)
    }
    closeSubpath()
  }

  /// Adds a part of a circle, in radians; a line leads to its start if the pen is down. On screen,
  /// where y grows downwards, growing angles run clockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var sweep = endAngle - startAngle
    let turn = 2 * CGFloat.pi
    if clockwise && sweep < 0 { sweep = sweep - turn * (sweep / turn).rounded(.down) }
    if !clockwise && sweep > 0 { sweep = sweep - turn * (sweep / turn).rounded(.up) }
    sweep = sweep.isFinite ? min(max(sweep, -turn), turn) : 0
    let start = CGPoint(
      x: center.x + radius * cos(startAngle), y: center.y + radius * sin(startAngle))
    if currentPoint == nil { move(to: start) } else { addLine(to: start) }
    let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    for piece in 0..<pieces where sweep != 0 {
      let step = sweep / Double(pieces)
      addArcPiece(center, radius, radius, startAngle + Double(piece) * step, step)
    }
  }

  /// Adds at most a quarter of an ellipse as one curve.
  private mutating func addArcPiece(
    _ center: CGPoint, _ w: CGFloat, _ h: CGFloat, _ from: CGFloat, _ sweep: CGFloat
  ) {
    let k = 4.0 / 3 * tan(sweep / 4)
    let (c0, s0) = (unit(cos(from)), unit(sin(from)))
    let (c1, s1) = (unit(cos(from + sweep)), unit(sin(from + sweep)))
    addCurve(
      to: CGPoint(x: center.x + w * c1, y: center.y + h * s1),
      control1: CGPoint(x: center.x + w * (c0 - k * s0), y: center.y + h * (s0 + k * c0)),
      control2: CGPoint(x: center.x + w * (c1 + k * s1), y: center.y + h * (s1 - k * c1)))
  }

  /// A sine or cosine without the rounding at the quarter turns.
  private func unit(_ value: Double) -> Double { abs(value) < 1e-15 ? 0 : value }
}
