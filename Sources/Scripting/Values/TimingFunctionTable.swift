import LuaRuntime
import Motion

/// The table of `CAMediaTimingFunction`.
enum TimingFunctionTable {
  /// `CAMediaTimingFunction`
  static func function() -> LuaValueClass<CAMediaTimingFunction> {
    LuaValueClass<CAMediaTimingFunction>(
      "CAMediaTimingFunction", doc: "A pacing curve: cubic, from (0, 0) to (1, 1).", text: text,
      members: [constructor] + constants + [
        .readOnly("name", { $0.name }, doc: "Its name, if it is one of Core Animation's own."),
        .readOnly(
          "controlPoints", { [$0.c1.x, $0.c1.y, $0.c2.x, $0.c2.y] },
          doc: "x1, y1, x2, y2 of the two control points: a list."),
        .method("value", ["_ x"], doc: "The progress at a fraction of the time.") {
          (it: CAMediaTimingFunction, x: Double) in it.value(at: try Finite.seconds(x, "x"))
        },
        .method("getControlPoint", ["at index"], doc: "Control point 0 (start) to 3 (end).") {
          (it: CAMediaTimingFunction, index: Int) -> CGPoint in
          guard (0...3).contains(index) else {
            throw LuaFailure("getControlPoint: \(index) is not between 0 and 3")
          }
          return it.controlPoint(at: index)
        },
      ])
  }

  private static var constructor: LuaMember<CAMediaTimingFunction> {
    .constructor(
      ["name: string?", "controlPoints: list of number?"],
      doc: "A curve by its name, or by {controlPoints = {x1, y1, x2, y2}}."
    ) {
      guard let points: [Double] = try $0.optional("controlPoints") else {
        return CAMediaTimingFunction(name: try $0.required("name"))
      }
      guard points.count == 4 else {
        throw LuaFailure(
          "CAMediaTimingFunction{controlPoints = {x1, y1, x2, y2}} needs four numbers, "
            + "got \(points.count)")
      }
      for point in points { _ = try Finite.seconds(point, "controlPoints") }
      guard (0...1).contains(points[0]), (0...1).contains(points[2]) else {
        throw LuaFailure("controlPoints: x1 and x2 are fractions of the time, between 0 and 1")
      }
      return CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3])
    }
  }

  private static var constants: [LuaMember<CAMediaTimingFunction>] {
    CAMediaTimingFunctionName.allCases.map { name in
      .constant(
        name.rawValue, CAMediaTimingFunction(name: name),
        doc: "Core Animation's curve of that name.")
    }
  }

  /// `CAMediaTimingFunction(easeIn)`, or the control points of one without a name.
  private static func text(_ it: CAMediaTimingFunction) -> String {
    if let name = it.name { return "CAMediaTimingFunction(\(name.rawValue))" }
    return "CAMediaTimingFunction(\(it.c1.x), \(it.c1.y), \(it.c2.x), \(it.c2.y))"
  }
}

extension CAMediaTimingFunctionName: LuaEnumeration {}

extension CAMediaTimingFunction: LuaInline {
  /// A curve, or the name of one.
  public static func read(_ slot: LuaSlot) throws(LuaFailure) -> CAMediaTimingFunction {
    if let function = readInline(slot) { return function }
    guard slot.string != nil else { throw .expected("CAMediaTimingFunction", slot) }
    return CAMediaTimingFunction(name: try CAMediaTimingFunctionName.read(slot))
  }
}
