import Layers
import LuaRuntime
import Motion
import Views

extension ViewTable {
  /// Conversions of points and rects.
  static var conversions: [LuaMember<UIView>] {
    [
      .method(
        "convert", ["_ value: CGPoint or CGRect", "to: UIView?", "from: UIView?"],
        doc:
          "A point or rect of this view in another, or of another in this one; nil is the window.",
        arguments: { try convert($0, $1) }),
      .method("point", ["inside point", "with event: value?"], doc: "Whether a point is inside.") {
        (it: UIView, point: CGPoint, _: LuaValue) in it.point(inside: point)
      },
    ]
  }

  private static func convert(
    _ it: UIView, _ arguments: LuaArguments
  ) throws -> (any LuaConvertible)? {
    let from: UIView? = try arguments.optional("from")
    let to: UIView? = try arguments.optional("to")
    guard let slot = try arguments.slot("value") else {
      throw LuaFailure("convert needs a CGPoint or CGRect: v:convert(v.bounds, {to = other})")
    }
    if let rect = CGRect.readInline(slot) {
      return from != nil ? it.convert(rect, from: from) : it.convert(rect, to: to)
    }
    let point = try arguments.required("value", CGPoint.self)
    return from != nil ? it.convert(point, from: from) : it.convert(point, to: to)
  }

  /// The static functions that animate.
  static var statics: [LuaMember<UIView>] {
    [
      .staticMethod(
        "animate",
        [
          "withDuration: number?", "delay: number = 0", "options: options?",
          "usingSpringWithDamping: number?", "initialSpringVelocity: number = 0",
          "springDuration: number?", "bounce: number = 0", "animations: function",
          "completion: function?",
        ], doc: "Animates the changes that a function makes; durations in seconds.",
        arguments: { try animate($0) }),
      .staticMethod(
        "animateKeyframes",
        [
          "withDuration: number", "delay: number = 0", "options: options?",
          "animations: function", "completion: function?",
        ], doc: "Animates in frames: addKeyframe inside says when each change happens.",
        arguments: { try animateKeyframes($0) }),
      .staticMethod(
        "addKeyframe",
        ["withRelativeStartTime: number", "relativeDuration: number", "animations: function"],
        doc: "Makes changes in a frame of the keyframe block, in fractions of its duration."
      ) { (start: Double, duration: Double, changes: LuaFunction) in
        let host = try SessionHost.of(changes)
        UIView.addKeyframe(
          withRelativeStartTime: start, relativeDuration: duration,
          animations: { host.run(changes) })
      },
      .staticMethod(
        "performWithoutAnimation", ["_ actions"], doc: "Makes changes without animation."
      ) { (changes: LuaFunction) in
        let host = try SessionHost.of(changes)
        UIView.performWithoutAnimation { host.run(changes) }
      },
      .staticMethod(
        "setAnimationsEnabled", ["_ enabled"], doc: "Switches animations by blocks on or off."
      ) { (enabled: Bool) in UIView.setAnimationsEnabled(enabled) },
      .staticProperty(
        "areAnimationsEnabled", { UIView.areAnimationsEnabled },
        doc: "Whether animations by blocks are on."),
      .staticProperty(
        "inheritedAnimationDuration", { UIView.inheritedAnimationDuration },
        doc: "The duration of the block around the running code, in seconds."),
    ]
  }

  private static func animate(_ arguments: LuaArguments) throws -> (any LuaConvertible)? {
    let changes = try arguments.required("animations", LuaFunction.self)
    let host = try SessionHost.of(arguments.state)
    let options: UIView.AnimationOptions = try arguments.optional("options", default: [])
    let delay = try Finite.check(arguments.optional("delay", default: 0.0), "delay")
    let velocity: Double = try arguments.optional("initialSpringVelocity", default: 0)
    let completion = try host.completion(arguments, "completion")
    if let duration: Double = try arguments.optional("springDuration") {
      UIView.animate(
        springDuration: duration, bounce: try arguments.optional("bounce", default: 0),
        initialSpringVelocity: velocity, delay: delay, options: options,
        animations: { host.run(changes) }, completion: completion)
      return nil
    }
    let duration = try Finite.check(
      arguments.required("withDuration", Double.self), "withDuration")
    if let damping: Double = try arguments.optional("usingSpringWithDamping") {
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: damping,
        initialSpringVelocity: velocity, options: options, animations: { host.run(changes) },
        completion: completion)
    } else {
      UIView.animate(
        withDuration: duration, delay: delay, options: options,
        animations: { host.run(changes) }, completion: completion)
    }
    return nil
  }

  private static func animateKeyframes(_ arguments: LuaArguments) throws
    -> (any LuaConvertible)?
  {
    let changes = try arguments.required("animations", LuaFunction.self)
    let host = try SessionHost.of(arguments.state)
    UIView.animateKeyframes(
      withDuration: try Finite.check(arguments.required("withDuration"), "withDuration"),
      delay: try arguments.optional("delay", default: 0),
      options: try arguments.optional("options", default: []),
      animations: { host.run(changes) }, completion: try host.completion(arguments, "completion"))
    return nil
  }
}
