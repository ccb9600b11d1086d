import LuaRuntime
import Motion

/// The table of `CGPath`.
enum PathTable {
  /// `CGPath`
  static func path() -> LuaValueClass<CGPath> {
    LuaValueClass<CGPath>(
      "CGPath", doc: "An immutable outline; UIBezierPath draws one.",
      text: { "CGPath(\($0.elements.count) elements)" },
      members: [
        .constructor(
          ["rect: CGRect?", "ellipseIn: CGRect?"], doc: "Empty, a rectangle, or an ellipse."
        ) {
          if let rect: CGRect = try $0.optional("rect") {
            return CGPath(rect: try Finite.check(rect, "rect"))
          }
          guard let rect: CGRect = try $0.optional("ellipseIn") else { return CGPath() }
          return CGPath(ellipseIn: try Finite.check(rect, "ellipseIn"))
        },
        .readOnly("isEmpty", { $0.isEmpty }, doc: "Whether nothing was drawn."),
        .readOnly("currentPoint", { $0.currentPoint ?? .zero }, doc: "Where the pen is."),
        .readOnly(
          "boundingBoxOfPath", { $0.isEmpty ? .null : $0.boundingBoxOfPath },
          doc: "The smallest upright rectangle around what is drawn, in points."),
      ])
  }
}

extension CGPath: LuaInline {
  /// An outline, or that of a `UIBezierPath`.
  public static func read(_ slot: LuaSlot) throws(LuaFailure) -> CGPath {
    guard let path = readAny(slot) else { throw .expected("CGPath", slot) }
    return path
  }

  /// An outline, or that of a `UIBezierPath`; nil if it is neither.
  static func readAny(_ slot: LuaSlot) -> CGPath? {
    readInline(slot) ?? (slot.object as? UIBezierPath)?.cgPath
  }
}
