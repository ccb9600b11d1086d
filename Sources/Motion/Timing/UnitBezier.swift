/// A cubic Bezier from (0,0) to (1,1), read as y over x. Polynomials and slopes at the ends as in
/// WebKit's `UnitBezier` and Chromium's `gfx::CubicBezier` (facts 1.3), solved in double precision.
public struct UnitBezier: Hashable, Sendable {
  @usableFromInline let ax: Double, bx: Double, cx: Double
  @usableFromInline let ay: Double, by: Double, cy: Double
  /// Whether it is the diagonal.
  @usableFromInline let isLinear: Bool
  private let slopes: (start: Double, end: Double)

  /// How exactly x is met.
  @usableFromInline static let tolerance = 1e-13

  /// A curve from its control points; x is brought into 0...1, where the curve is a function.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    let x1 = min(max(x1, 0), 1)
    let x2 = min(max(x2, 0), 1)
    cx = 3 * x1
    bx = 3 * (x2 - x1) - cx
    ax = 1 - cx - bx
    cy = 3 * y1
    by = 3 * (y2 - y1) - cy
    ay = 1 - cy - by
    isLinear = x1 == y1 && x2 == y2
    slopes = Self.slopes(x1, y1, x2, y2)
  }

  /// The slopes with which the curve goes on before 0 and after 1.
  private static func slopes(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double)
    -> (start: Double, end: Double)
  {
    var start = 0.0
    if x1 > 0 {
      start = y1 / x1
    } else if y1 == 0 && x2 > 0 {
      start = y2 / x2
    } else if y1 == 0 && y2 == 0 {
      start = 1
    }
    var end = 0.0
    if x2 < 1 {
      end = (y2 - 1) / (x2 - 1)
    } else if y2 == 1 && x1 < 1 {
      end = (y1 - 1) / (x1 - 1)
    } else if y2 == 1 && y1 == 1 {
      end = 1
    }
    return (start, end)
  }

  /// The curve at x; outside 0...1 it goes on straight with the slope at that end.
  public func value(at x: Double) -> Double {
    if isLinear { return x }
    if x <= 0 { return x == 0 ? 0 : slopes.start * x }
    if x >= 1 { return x == 1 ? 1 : 1 + slopes.end * (x - 1) }
    let s = parameter(at: x)
    return ((ay * s + by) * s + cy) * s
  }

  /// The curve parameter at which x(s) = x, for x inside 0...1: Newton's method, kept inside a
  /// bracket that halves where the tangent would leave it.
  @inlinable
  func parameter(at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = x
    for _ in 0..<64 {
      let error = ((ax * s + bx) * s + cx) * s - x
      if abs(error) < Self.tolerance { return s }
      if error < 0 { low = s } else { high = s }
      let slope = (3 * ax * s + 2 * bx) * s + cx
      let next = s - error / slope
      s = slope > 1e-9 && next > low && next < high ? next : (low + high) / 2
      if high - low < Self.tolerance { return s }
    }
    return s
  }

  public static func == (lhs: UnitBezier, rhs: UnitBezier) -> Bool {
    lhs.ax == rhs.ax && lhs.bx == rhs.bx && lhs.cx == rhs.cx && lhs.ay == rhs.ay
      && lhs.by == rhs.by && lhs.cy == rhs.cy
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(cx)
    hasher.combine(bx)
    hasher.combine(cy)
    hasher.combine(by)
  }
}
