/// An outline that is drawn piece by piece: UIKit's editable form of `CGPath`.
open class UIBezierPath {
  /// The outline.
  public var cgPath: CGPath
  /// The width of its stroke, in points.
  public var lineWidth: CGFloat = 1

  /// Nothing drawn yet.
  public init() { cgPath = CGPath() }

  /// An outline that exists.
  public init(cgPath: CGPath) { self.cgPath = cgPath }

  /// A rectangle.
  public init(rect: CGRect) { cgPath = CGPath(rect: rect) }

  /// The ellipse inside a rectangle.
  public init(ovalIn rect: CGRect) { cgPath = CGPath(ellipseIn: rect) }

  /// A rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    cgPath = CGPath(
      roundedRect: rect, radii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle with some round corners.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    cgPath = CGPath(roundedRect: rect, corners: corners, radii: cornerRadii)
  }

  /// A part of a circle, in radians.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    cgPath = CGPath()
    cgPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Where the pen is; the origin before the first move.
  public var currentPoint: CGPoint { cgPath.currentPoint ?? .zero }
  /// Whether nothing was drawn.
  public var isEmpty: Bool { cgPath.isEmpty }
  /// The smallest upright rectangle around what is drawn.
  public var bounds: CGRect { cgPath.isEmpty ? .null : cgPath.boundingBoxOfPath }

  /// Begins a subpath.
  public func move(to point: CGPoint) { cgPath.move(to: point) }

  /// Draws a line.
  public func addLine(to point: CGPoint) { cgPath.addLine(to: point) }

  /// Draws a cubic curve.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  /// Draws a quadratic curve.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: end, control: controlPoint)
  }

  /// Draws a part of a circle, in radians.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    cgPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Draws a line back to where the subpath began.
  public func close() { cgPath.closeSubpath() }

  /// Forgets everything drawn.
  public func removeAllPoints() { cgPath = CGPath() }

  /// Adds the pieces of another outline.
  public func append(_ other: UIBezierPath) { cgPath.addPath(other.cgPath) }

  /// Moves every point by an affine transform.
  public func apply(_ transform: CGAffineTransform) { cgPath = cgPath.applying(transform) }

  /// The same outline drawn from its end to its start.
  public func reversing() -> UIBezierPath { UIBezierPath(cgPath: cgPath.reversed) }
}
