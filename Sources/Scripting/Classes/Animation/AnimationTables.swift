import Layers
import LuaRuntime
import Motion

/// The tables of explicit animations.
enum AnimationTables {
  /// All of them, parents first.
  static func all(_ object: LuaType) -> [LuaType] {
    let animation = animation(object)
    let property = property(animation)
    let basic = basic(property)
    return [animation, property, basic, spring(basic), keyframe(property), group(animation)]
  }

  /// `CAAnimation`
  private static func animation(_ parent: LuaType) -> LuaClass<CAAnimation> {
    LuaClass<CAAnimation>(
      "CAAnimation", parent: parent, isSubclassable: false,
      doc:
        "An explicit animation: a layer takes a copy of it with `layer:add(animation, {forKey=})`.",
      members: timing + cycles + [
        .property(
          "timingFunction", { $0.timingFunction }, set: { $0.timingFunction = $1 },
          doc: "How a cycle is paced; nil is linear."),
        .property(
          "isRemovedOnCompletion", { $0.isRemovedOnCompletion },
          set: { $0.isRemovedOnCompletion = $1 }, doc: "Whether it goes when it is over."),
        .property(
          "delegate", { ($0.delegate as? ScriptAnimationDelegate)?.delegate },
          set: { it, delegate in
            it.delegate = try delegate.map { try ScriptAnimationDelegate.kept($0, by: it) }
          },
          doc: "Hears animationDidStart(self, animation) and animationDidStop(self, animation, "
            + "finished); kept alive by the animation."),
        .method("copy", doc: "Another one like it.") { (it: CAAnimation) in it.copy() },
      ])
  }

  private static var timing: [LuaMember<CAAnimation>] {
    [
      .property(
        "beginTime", { $0.beginTime }, set: { $0.beginTime = try Finite.seconds($1, "beginTime") },
        doc: "When it begins, in the layer's time, in seconds; 0 is at the commit."),
      .property(
        "duration", { $0.duration }, set: { $0.duration = try Finite.seconds($1, "duration") },
        doc: "The length of a cycle, in seconds; 0 is the transaction's."),
      .property(
        "speed", { $0.speed }, set: { $0.speed = try Finite.seconds($1, "speed") },
        doc: "How fast its time runs."),
      .property(
        "timeOffset", { $0.timeOffset },
        set: { $0.timeOffset = try Finite.seconds($1, "timeOffset") },
        doc: "An offset into its time, in seconds."),
    ]
  }

  private static var cycles: [LuaMember<CAAnimation>] {
    [
      .property(
        "repeatCount", { $0.repeatCount },
        set: { $0.repeatCount = try Finite.count($1, "repeatCount") },
        doc: "How many cycles; math.huge is for ever."),
      .property(
        "repeatDuration", { $0.repeatDuration },
        set: { $0.repeatDuration = try Finite.count($1, "repeatDuration") },
        doc: "How long to repeat, in seconds."),
      .property(
        "autoreverses", { $0.autoreverses }, set: { $0.autoreverses = $1 },
        doc: "Whether a cycle also runs back."),
      .property(
        "fillMode", { $0.fillMode }, set: { $0.fillMode = $1 },
        doc: "What shows outside the active time."),
    ]
  }

  /// `CAPropertyAnimation`
  private static func property(_ parent: LuaType) -> LuaClass<CAPropertyAnimation> {
    LuaClass<CAPropertyAnimation>(
      "CAPropertyAnimation", parent: parent, isSubclassable: false,
      doc: "An animation of one property of a layer.",
      members: [
        .property(
          "keyPath", { $0.keyPath }, set: { $0.keyPath = $1 },
          doc: "What it moves: \"opacity\", \"position.x\", \"transform.rotation.z\"."),
        .property(
          "isAdditive", { $0.isAdditive }, set: { $0.isAdditive = $1 },
          doc: "Whether its value is added to what is beneath."),
        .property(
          "isCumulative", { $0.isCumulative }, set: { $0.isCumulative = $1 },
          doc: "Whether each cycle begins where the last ended."),
      ])
  }

  /// `CAAnimationGroup`
  private static func group(_ parent: LuaType) -> LuaClass<CAAnimationGroup> {
    LuaClass<CAAnimationGroup>(
      "CAAnimationGroup", parent: parent, isSubclassable: false,
      doc: "Several animations in the group's own time, cut off at its duration.",
      members: [
        .constructor([], doc: "A group without animations.") { _ in CAAnimationGroup() },
        .property(
          "animations", { $0.animations }, set: { $0.animations = $1 },
          doc: "The animations: a copy of the list."),
      ])
  }
}
