import Layers
import LuaRuntime
import Motion
import Views

extension ViewTable {
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
          withRelativeStartTime: try Finite.seconds(start, "withRelativeStartTime"),
          relativeDuration: try Finite.seconds(duration, "relativeDuration"),
          animations: { host.run(changes) })
      },
      .staticMethod(
        "modifyAnimations",
        ["withRepeatCount: number", "autoreverses: boolean", "animations: function"],
        doc: "Lets the changes of a function inside a block repeat; count in cycles."
      ) { (count: Double, autoreverses: Bool, changes: LuaFunction) in
        let host = try SessionHost.of(changes)
        UIView.modifyAnimations(
          withRepeatCount: try Finite.count(count, "withRepeatCount"), autoreverses: autoreverses,
          animations: { host.run(changes) })
      },
      .staticMethod(
        "transition",
        [
          "with: UIView?", "from: UIView?", "to: UIView?", "duration: number",
          "options: options?", "animations: function?", "completion: function?",
        ],
        doc: "Changes what a view shows ({with=}), or replaces a view ({from=, to=}), with a "
          + "transition such as \"transitionFlipFromLeft\".",
        arguments: { try transition($0) }),
    ]
  }

  /// The static functions that switch animations on and off.
  static var switches: [LuaMember<UIView>] {
    [
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
    let delay = try Finite.seconds(arguments.optional("delay", default: 0), "delay")
    let velocity = try Finite.seconds(
      arguments.optional("initialSpringVelocity", default: 0), "initialSpringVelocity")
    let completion = try host.completion(arguments, "completion")
    if try arguments.has("springDuration") || arguments.has("bounce") {
      UIView.animate(
        springDuration: try SpringNumbers.positive(
          arguments.optional("springDuration", default: 0.5), "springDuration"),
        bounce: try SpringNumbers.bounce(arguments.optional("bounce", default: 0)),
        initialSpringVelocity: velocity, delay: delay, options: options,
        animations: { host.run(changes) }, completion: completion)
      return nil
    }
    let duration = try Finite.seconds(arguments.required("withDuration"), "withDuration")
    if let damping: Double = try arguments.optional("usingSpringWithDamping") {
      UIView.animate(
        withDuration: duration, delay: delay,
        usingSpringWithDamping: try Finite.seconds(damping, "usingSpringWithDamping"),
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
      withDuration: try Finite.seconds(arguments.required("withDuration"), "withDuration"),
      delay: try Finite.seconds(arguments.optional("delay", default: 0), "delay"),
      options: try arguments.optional("options", default: []),
      animations: { host.run(changes) }, completion: try host.completion(arguments, "completion"))
    return nil
  }

  private static func transition(_ arguments: LuaArguments) throws -> (any LuaConvertible)? {
    let host = try SessionHost.of(arguments.state)
    let duration = try Finite.seconds(arguments.required("duration"), "duration")
    let options: UIView.AnimationOptions = try arguments.optional("options", default: [])
    let completion = try host.completion(arguments, "completion")
    if let view: UIView = try arguments.optional("with") {
      let changes: LuaFunction? = try arguments.optional("animations")
      UIView.transition(
        with: view, duration: duration, options: options,
        animations: changes.map { changes in { host.run(changes) } }, completion: completion)
      return nil
    }
    guard try arguments.has("from") || arguments.has("to") else {
      throw LuaFailure("UIView.transition needs a view: {with = view} or {from = view, to = other}")
    }
    UIView.transition(
      from: try arguments.required("from"), to: try arguments.required("to"), duration: duration,
      options: options, completion: completion)
    return nil
  }
}
