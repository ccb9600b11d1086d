import Layers
import LuaRuntime
import Motion

extension LayerTable {
  /// The layer's own time.
  static var timing: [LuaMember<CALayer>] {
    [
      .property(
        "beginTime", { $0.beginTime }, set: { $0.beginTime = try Finite.seconds($1, "beginTime") },
        doc: "The superlayer's time at which the layer's time is timeOffset, in seconds."),
      .property(
        "speed", { $0.speed }, set: { $0.speed = try Finite.seconds($1, "speed") },
        doc: "How fast the layer's time runs; 0 stands still."),
      .property(
        "timeOffset", { $0.timeOffset },
        set: { $0.timeOffset = try Finite.seconds($1, "timeOffset") },
        doc: "Added to the layer's time, in seconds."),
      .method(
        "convertTime", ["_ time: number", "from: CALayer?", "to: CALayer?"], returns: "number",
        doc: "A time of another layer in this one's, or of this one in another's ({to = layer}); "
          + "without a layer it is CACurrentMediaTime() in this layer's time.",
        arguments: { it, arguments in
          let time = try Finite.seconds(arguments.required("time"), "time")
          if let to: CALayer = try arguments.optional("to") { return it.convertTime(time, to: to) }
          return it.convertTime(time, from: try arguments.optional("from"))
        }),
    ]
  }

  /// Conversions of points and rects.
  static var conversions: [LuaMember<CALayer>] {
    [
      .method(
        "convert", ["_ value: CGPoint or CGRect", "to: CALayer?", "from: CALayer?"],
        returns: "CGPoint or CGRect",
        doc:
          "A point or rect of this layer in another, or of another in this one; nil is the window.",
        arguments: { try convert($0, $1) })
    ]
  }

  private static func convert(
    _ it: CALayer, _ arguments: LuaArguments
  ) throws -> (any LuaConvertible)? {
    let from: CALayer? = try arguments.optional("from")
    let to: CALayer? = try arguments.optional("to")
    guard let slot = try arguments.slot("value") else {
      throw LuaFailure(
        "convert needs a CGPoint or CGRect: layer:convert(layer.bounds, {to = other})")
    }
    if let rect = CGRect.readInline(slot) {
      return from != nil ? it.convert(rect, from: from) : it.convert(rect, to: to)
    }
    let point = try arguments.required("value", CGPoint.self)
    return from != nil ? it.convert(point, from: from) : it.convert(point, to: to)
  }

  /// What is on the layer.
  static var animations: [LuaMember<CALayer>] {
    [
      .method(
        "add", ["_ animation: CAAnimation", "forKey: string?"],
        doc: "Puts a copy of an animation on the layer; it begins at the commit of this turn.",
        arguments: { try add($0, $1) }),
      .method(
        "animation", ["forKey"],
        doc: "The animation under a key: one that was added, or what UIKit made of a block."
      ) { (it: CALayer, key: String) in it.animation(forKey: key) },
      .method("removeAllAnimations", doc: "Takes all animations away.") {
        (it: CALayer) in it.removeAllAnimations()
      },
      .method("removeAnimation", ["forKey"], doc: "Takes the animation under a key away.") {
        (it: CALayer, key: String) in it.removeAnimation(forKey: key)
      },
      .method("animationKeys", doc: "The animations' keys, in order; nil without any.") {
        (it: CALayer) -> [String]? in it.animationKeys().isEmpty ? nil : it.animationKeys()
      },
    ]
  }

  private static func add(
    _ it: CALayer, _ arguments: LuaArguments
  ) throws -> (any LuaConvertible)? {
    let animation = try arguments.required("animation", CAAnimation.self)
    let key: String? = try arguments.optional("forKey")
    try AnimationCheck.check(animation, SessionHost.of(arguments.state))
    let delegate = animation.delegate
    if let script = delegate as? ScriptAnimationDelegate {
      animation.delegate = try script.running()
    }
    it.add(animation, forKey: key)
    animation.delegate = delegate
    return nil
  }
}
