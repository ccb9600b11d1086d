import LuaRuntime
import Motion
import Views

/// The tables of what paces a property animator.
enum TimingParametersTables {
  /// `UICubicTimingParameters`
  static func cubic() -> LuaClass<UICubicTimingParameters> {
    LuaClass<UICubicTimingParameters>(
      "UICubicTimingParameters", isSubclassable: false, doc: "Pacing by a cubic curve.",
      members: [
        .constructor(
          ["animationCurve: string?", "controlPoint1: CGPoint?", "controlPoint2: CGPoint?"],
          doc: "UIKit's default curve, a named one, or one's own control points."
        ) {
          if let curve: UIView.AnimationCurve = try $0.optional("animationCurve") {
            return UICubicTimingParameters(curveRawValue: curve.rawValue)
          }
          guard try $0.has("controlPoint1") || $0.has("controlPoint2") else {
            return UICubicTimingParameters()
          }
          return UICubicTimingParameters(
            controlPoint1: try Finite.check($0.required("controlPoint1"), "controlPoint1"),
            controlPoint2: try Finite.check($0.required("controlPoint2"), "controlPoint2"))
        },
        .readOnly(
          "animationCurve", { UIView.AnimationCurve(rawValue: $0.curveRawValue) },
          doc: "The named curve; a number if it has no name."),
        .readOnly("controlPoint1", { $0.controlPoint1 }, doc: "The first control point."),
        .readOnly("controlPoint2", { $0.controlPoint2 }, doc: "The second control point."),
        .readOnly("timingCurveType", { $0.timingCurveType }, doc: "\"cubic\" or \"builtin\"."),
        .readOnly("cubicTimingParameters", { $0.cubicTimingParameters }, doc: "Itself."),
        .readOnly("springTimingParameters", { $0.springTimingParameters }, doc: "None."),
      ])
  }

  /// `UISpringTimingParameters`
  static func spring() -> LuaClass<UISpringTimingParameters> {
    LuaClass<UISpringTimingParameters>(
      "UISpringTimingParameters", isSubclassable: false,
      doc: "Pacing by a spring; only {dampingRatio=} keeps the animator's duration.",
      members: [
        .constructor(
          [
            "dampingRatio: number?", "initialVelocity: CGVector?", "mass: number?",
            "stiffness: number?", "damping: number?", "duration: number?", "bounce: number?",
          ],
          doc: "The system's spring; or {dampingRatio=}, {mass=, stiffness=, damping=} or "
            + "{duration=, bounce=}, each with initialVelocity."
        ) { try makeSpring($0) },
        .readOnly("initialVelocity", { $0.initialVelocity }, doc: "In whole distances a second."),
        .readOnly("timingCurveType", { $0.timingCurveType }, doc: "\"spring\"."),
        .readOnly("cubicTimingParameters", { $0.cubicTimingParameters }, doc: "None."),
        .readOnly("springTimingParameters", { $0.springTimingParameters }, doc: "Itself."),
      ])
  }

  private static func makeSpring(_ it: LuaArguments) throws -> UISpringTimingParameters {
    let given: CGVector = try it.optional("initialVelocity", default: .zero)
    let velocity = try Finite.check(given, "initialVelocity")
    if let ratio: Double = try it.optional("dampingRatio") {
      return UISpringTimingParameters(
        dampingRatio: try Finite.seconds(ratio, "dampingRatio"), initialVelocity: velocity)
    }
    if let duration: Double = try it.optional("duration") {
      guard duration > 0, duration.isFinite else {
        throw LuaFailure("UISpringTimingParameters: duration must be positive, got \(duration)")
      }
      return UISpringTimingParameters(
        duration: duration, bounce: try SpringNumbers.bounce(it.optional("bounce", default: 0)),
        initialVelocity: velocity)
    }
    guard try it.has("mass") || it.has("stiffness") || it.has("damping") else {
      return UISpringTimingParameters()
    }
    return UISpringTimingParameters(
      mass: try SpringNumbers.positive(it.required("mass"), "mass"),
      stiffness: try SpringNumbers.positive(it.required("stiffness"), "stiffness"),
      damping: try SpringNumbers.friction(it.required("damping"), "damping"),
      initialVelocity: velocity)
  }
}

extension UICubicTimingParameters: LuaObject {}
extension UISpringTimingParameters: LuaObject {}
extension UITimingCurveType: LuaEnumeration {}
