import Layers
import LuaRuntime
import Motion

extension AnimationTables {
  /// `CABasicAnimation`
  static func basic(_ parent: LuaType) -> LuaClass<CABasicAnimation> {
    LuaClass<CABasicAnimation>(
      "CABasicAnimation", parent: parent, isSubclassable: false,
      doc: "An animation between two values; what is missing is the value beneath.",
      members: [
        .constructor(["keyPath: string?"], doc: "An animation of a key path.") {
          CABasicAnimation(keyPath: try $0.optional("keyPath"))
        },
        .property(
          "fromValue", { LayerValueBox(value: $0.fromValue) }, set: { $0.fromValue = $1.value },
          doc: "Where it begins."),
        .property(
          "toValue", { LayerValueBox(value: $0.toValue) }, set: { $0.toValue = $1.value },
          doc: "Where it ends."),
        .property(
          "byValue", { LayerValueBox(value: $0.byValue) }, set: { $0.byValue = $1.value },
          doc: "How far it goes."),
      ])
  }

  /// `CASpringAnimation`
  static func spring(_ parent: LuaType) -> LuaClass<CASpringAnimation> {
    LuaClass<CASpringAnimation>(
      "CASpringAnimation", parent: parent, isSubclassable: false,
      doc: "An animation on a spring; give it `duration = its settlingDuration`.",
      members: [
        .constructor(
          ["keyPath: string?", "perceptualDuration: number?", "bounce: number?"],
          doc: "On Core Animation's default spring, or by {perceptualDuration=, bounce=}."
        ) { try makeSpring($0) }
      ] + springParts + springFigures)
  }

  private static func makeSpring(_ it: LuaArguments) throws -> CASpringAnimation {
    let path: String? = try it.optional("keyPath")
    guard let duration: Double = try it.optional("perceptualDuration") else {
      guard try !it.has("bounce") else {
        throw LuaFailure("CASpringAnimation{bounce = ...} needs perceptualDuration beside it")
      }
      return CASpringAnimation(keyPath: path)
    }
    return CASpringAnimation(
      keyPath: path,
      perceptualDuration: try SpringNumbers.positive(duration, "perceptualDuration"),
      bounce: try SpringNumbers.bounce(it.optional("bounce", default: 0)))
  }

  private static var springParts: [LuaMember<CASpringAnimation>] {
    [
      .property(
        "mass", { $0.mass }, set: { $0.mass = try SpringNumbers.positive($1, "mass") },
        doc: "The mass at the end of the spring."),
      .property(
        "stiffness", { $0.stiffness },
        set: { $0.stiffness = try SpringNumbers.positive($1, "stiffness") },
        doc: "The spring constant."),
      .property(
        "damping", { $0.damping }, set: { $0.damping = try SpringNumbers.friction($1, "damping") },
        doc: "The friction."),
      .property(
        "initialVelocity", { $0.initialVelocity },
        set: { $0.initialVelocity = try Finite.seconds($1, "initialVelocity") },
        doc: "At the start, in whole distances a second."),
      .property(
        "allowsOverdamping", { $0.allowsOverdamping }, set: { $0.allowsOverdamping = $1 },
        doc: "Whether damping above critical is real; otherwise it is evaluated as critical."),
    ]
  }

  private static var springFigures: [LuaMember<CASpringAnimation>] {
    [
      .readOnly(
        "settlingDuration", { $0.settlingDuration },
        doc: "The estimated time until it is at rest, in seconds."),
      .readOnly(
        "perceptualDuration", { $0.perceptualDuration },
        doc: "The duration that iOS 17 would give it, in seconds."),
      .readOnly("bounce", { $0.bounce }, doc: "The bounce that iOS 17 would give it."),
    ]
  }

  /// `CAKeyframeAnimation`
  static func keyframe(_ parent: LuaType) -> LuaClass<CAKeyframeAnimation> {
    LuaClass<CAKeyframeAnimation>(
      "CAKeyframeAnimation", parent: parent, isSubclassable: false,
      doc: "An animation through several values, or along an outline.",
      members: [
        .constructor(["keyPath: string?"], doc: "An animation of a key path.") {
          CAKeyframeAnimation(keyPath: try $0.optional("keyPath"))
        }
      ] + frames + courses)
  }

  private static var frames: [LuaMember<CAKeyframeAnimation>] {
    [
      .property(
        "values", { $0.values.map { LayerValueBox(value: $0) } },
        set: { it, boxes in it.values = boxes.compactMap(\.value) }, doc: "The values, in order."),
      .property(
        "keyTimes", { $0.keyTimes },
        set: { it, times in it.keyTimes = try times.map { try Finite.seconds($0, "keyTimes") } },
        doc: "When each value is reached, as fractions from 0 to 1; empty is evenly."),
      .property(
        "timingFunctions", { $0.timingFunctions }, set: { $0.timingFunctions = $1 },
        doc: "The pace of each segment; empty is even."),
      .property(
        "path", { $0.path }, set: { $0.path = $1 },
        doc: "Replaces the values: points along an outline."),
    ]
  }

  private static var courses: [LuaMember<CAKeyframeAnimation>] {
    [
      .property(
        "calculationMode", { $0.calculationMode }, set: { $0.calculationMode = $1 },
        doc: "How values between the keyframes are found."),
      .property(
        "rotationMode", { $0.rotationMode }, set: { $0.rotationMode = $1 },
        doc: "Turns the layer with the path, on top of its transform: auto, or autoReverse; or nil."
      ),
      .property(
        "tensionValues", { $0.tensionValues },
        set: { it, list in
          it.tensionValues = try list.map { try Finite.seconds($0, "tensionValues") }
        }, doc: "How tight the curve of the cubic modes is at each value."),
      .property(
        "continuityValues", { $0.continuityValues },
        set: { it, list in
          it.continuityValues = try list.map { try Finite.seconds($0, "continuityValues") }
        }, doc: "How sharp its corners are."),
      .property(
        "biasValues", { $0.biasValues },
        set: { it, list in
          it.biasValues = try list.map { try Finite.seconds($0, "biasValues") }
        }, doc: "Where it bends."),
    ]
  }
}
