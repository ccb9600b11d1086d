/// Pacing by a cubic curve.
public final class UICubicTimingParameters: UITimingCurveProvider {
  /// The raw value of `UIView.AnimationCurve`: 0 to 3 and 7 are UIKit's own, 5 is the default curve of
  /// `init()`, 6 one's own control points (measured A2, A3).
  public let curveRawValue: Int
  /// The curve.
  public let timingFunction: CAMediaTimingFunction

  /// Core Animation's default curve.
  public init() {
    curveRawValue = 5
    timingFunction = .default
  }

  /// A curve from its control points.
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    curveRawValue = 6
    timingFunction = CAMediaTimingFunction(
      controlPoints: controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y)
  }

  /// One of UIKit's own curves by its raw value; what is no cubic curve of UIKit's is ease-in-out.
  public init(curveRawValue raw: Int) {
    curveRawValue = raw
    switch raw {
    case 1: timingFunction = .easeIn
    case 2: timingFunction = .easeOut
    case 3: timingFunction = .linear
    case 5: timingFunction = .default
    default: timingFunction = .easeInEaseOut
    }
  }

  /// The first control point.
  public var controlPoint1: CGPoint { timingFunction.c1 }
  /// The second control point.
  public var controlPoint2: CGPoint { timingFunction.c2 }
  /// Cubic with one's own control points, otherwise built in.
  public var timingCurveType: UITimingCurveType { curveRawValue == 6 ? .cubic : .builtin }
  /// Itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}
