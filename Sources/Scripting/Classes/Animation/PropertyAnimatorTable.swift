import Layers
import LuaRuntime
import Motion
import Views

/// The table of `UIViewPropertyAnimator`.
///
/// A script's functions hang on the animator's script side, so that one that nobody knows any more goes
/// with all it captures; a running one is kept by the engine.
enum PropertyAnimatorTable {
  /// `UIViewPropertyAnimator`
  static func animator(_ parent: LuaType) -> LuaClass<UIViewPropertyAnimator> {
    LuaClass<UIViewPropertyAnimator>(
      "UIViewPropertyAnimator", parent: parent, isSubclassable: false,
      doc: "Animations that can be started, paused, scrubbed, reversed and stopped.",
      members: [constructor, running] + states + settings + moves + additions)
  }

  private static var constructor: LuaMember<UIViewPropertyAnimator> {
    .constructor(
      [
        "duration: number", "timingParameters: UITimingCurveProvider?", "curve: string?",
        "controlPoint1: CGPoint?", "controlPoint2: CGPoint?", "dampingRatio: number?",
        "animations: function?",
      ],
      doc: "An animator with a pace: curve, dampingRatio, two control points or timingParameters."
    ) { arguments in
      let animator = UIViewPropertyAnimator(
        duration: try Finite.seconds(arguments.required("duration"), "duration"),
        timingParameters: try pace(arguments))
      if let changes: LuaFunction = try arguments.optional("animations") {
        try add(changes, to: animator)
      }
      return animator
    }
  }

  /// The pace that the labels of the constructor give.
  private static func pace(_ it: LuaArguments) throws -> any UITimingCurveProvider {
    if let given: TimingProviderValue = try it.optional("timingParameters") {
      return given.provider
    }
    if let ratio: Double = try it.optional("dampingRatio") {
      return UISpringTimingParameters(dampingRatio: try Finite.seconds(ratio, "dampingRatio"))
    }
    if let curve: UIView.AnimationCurve = try it.optional("curve") {
      return UICubicTimingParameters(curveRawValue: curve.rawValue)
    }
    guard try it.has("controlPoint1") || it.has("controlPoint2") else {
      throw LuaFailure(
        "UIViewPropertyAnimator needs a pace: curve = \"easeInOut\", dampingRatio = 1, "
          + "controlPoint1 and controlPoint2, or timingParameters")
    }
    return UICubicTimingParameters(
      controlPoint1: try Finite.check(it.required("controlPoint1"), "controlPoint1"),
      controlPoint2: try Finite.check(it.required("controlPoint2"), "controlPoint2"))
  }

  private static var running: LuaMember<UIViewPropertyAnimator> {
    .staticMethod(
      "runningPropertyAnimator",
      [
        "withDuration: number", "delay: number = 0", "options: options?", "animations: function",
        "completion: function?",
      ], returns: "UIViewPropertyAnimator", doc: "An animator that runs; `completion(position)`."
    ) { (arguments: LuaArguments) in
      let options: UIView.AnimationOptions = try arguments.optional("options", default: [])
      let duration = try Finite.seconds(arguments.required("withDuration"), "withDuration")
      let delay = try Finite.seconds(arguments.optional("delay", default: 0), "delay")
      let changes = try arguments.required("animations", LuaFunction.self)
      let completion: LuaFunction? = try arguments.optional("completion")
      let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve)
      try add(changes, to: animator)
      if let completion { try addCompletion(completion, to: animator) }
      animator.startAnimation(afterDelay: delay)
      return animator
    }
  }

  /// Adds changes that begin after a fraction of the time that is left.
  private static func add(
    _ changes: LuaFunction, to animator: UIViewPropertyAnimator, delayFactor: Double = 0
  ) throws {
    let host = try SessionHost.of(changes)
    try changes.attach(to: animator)
    animator.addAnimations({ host.run(changes) }, delayFactor: delayFactor)
  }

  private static func addCompletion(
    _ completion: LuaFunction, to animator: UIViewPropertyAnimator
  ) throws {
    let host = try SessionHost.of(completion)
    try completion.attach(to: animator)
    animator.addCompletion { host.tell(completion, $0) }
  }

  private static var additions: [LuaMember<UIViewPropertyAnimator>] {
    [
      .method(
        "addAnimations", ["_ animations: function", "delayFactor: number = 0"],
        doc: "Adds changes; delayFactor is a fraction of the time that is left."
      ) { (it: UIViewPropertyAnimator, changes: LuaFunction, factor: Double?) in
        try add(changes, to: it, delayFactor: Finite.seconds(factor ?? 0, "delayFactor"))
      },
      .method(
        "addCompletion", ["_ completion"], doc: "Adds what is called at the end with where that is."
      ) { (it: UIViewPropertyAnimator, completion: LuaFunction) in
        try addCompletion(completion, to: it)
      },
    ]
  }
}

extension UIViewAnimatingState: LuaEnumeration {}
extension UIViewAnimatingPosition: LuaEnumeration {}
