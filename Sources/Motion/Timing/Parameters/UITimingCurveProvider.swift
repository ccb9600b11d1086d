/// The pacing of a property animator.
public protocol UITimingCurveProvider: AnyObject, Sendable {
  /// Which kind it is.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve, if it has one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if it has one.
  var springTimingParameters: UISpringTimingParameters? { get }
}
