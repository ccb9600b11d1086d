import LuaRuntime
import Motion

/// Core Graphics' C functions of 2-D transforms. (N11)
enum AffineFunctions {
  /// All of them.
  static func all() -> [LuaGlobalFunction] { makers + changers + questions }

  private static var makers: [LuaGlobalFunction] {
    [
      LuaGlobalFunction(
        "CGAffineTransformMake", ["_ a", "_ b", "_ c", "_ d", "_ tx", "_ ty"],
        doc: "A transform from its six numbers."
      ) { (a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) in
        CGAffineTransform(a, b, c, d, tx, ty)
      },
      LuaGlobalFunction(
        "CGAffineTransformMakeTranslation", ["_ tx", "_ ty"], doc: "A shift, in points."
      ) { (x: Double, y: Double) in CGAffineTransform(translationX: x, y: y) },
      LuaGlobalFunction("CGAffineTransformMakeScale", ["_ sx", "_ sy"], doc: "A scaling.") {
        (x: Double, y: Double) in CGAffineTransform(scaleX: x, y: y)
      },
      LuaGlobalFunction(
        "CGAffineTransformMakeRotation", ["_ angle"],
        doc: "A turn, in radians, clockwise on screen."
      ) { (angle: Double) in CGAffineTransform(rotationAngle: angle) },
    ]
  }

  private static var changers: [LuaGlobalFunction] {
    [
      LuaGlobalFunction(
        "CGAffineTransformTranslate", ["_ t", "_ tx", "_ ty"], doc: "Shifts first, then t."
      ) { (t: CGAffineTransform, x: Double, y: Double) in t.translatedBy(x: x, y: y) },
      LuaGlobalFunction(
        "CGAffineTransformScale", ["_ t", "_ sx", "_ sy"], doc: "Scales first, then t."
      ) { (t: CGAffineTransform, x: Double, y: Double) in t.scaledBy(x: x, y: y) },
      LuaGlobalFunction(
        "CGAffineTransformRotate", ["_ t", "_ angle"], doc: "Turns first, then t."
      ) { (t: CGAffineTransform, angle: Double) in t.rotated(by: angle) },
      LuaGlobalFunction("CGAffineTransformConcat", ["_ a", "_ b"], doc: "a first, then b.") {
        (a: CGAffineTransform, b: CGAffineTransform) in a.concatenating(b)
      },
      LuaGlobalFunction("CGAffineTransformInvert", ["_ t"], doc: "The opposite.") {
        (t: CGAffineTransform) in t.inverted()
      },
    ]
  }

  private static var questions: [LuaGlobalFunction] {
    [
      LuaGlobalFunction("CGAffineTransformIsIdentity", ["_ t"], doc: "Whether it changes nothing.")
      { (t: CGAffineTransform) in t.isIdentity },
      LuaGlobalFunction(
        "CGAffineTransformEqualToTransform", ["_ a", "_ b"], doc: "Whether both are the same."
      ) { (a: CGAffineTransform, b: CGAffineTransform) in a == b },
      LuaGlobalFunction(
        "CGPointApplyAffineTransform", ["_ point", "_ t"], doc: "The point after the transform."
      ) { (point: CGPoint, t: CGAffineTransform) in point.applying(t) },
      LuaGlobalFunction(
        "CGRectApplyAffineTransform", ["_ rect", "_ t"], doc: "The bounding box after it."
      ) { (rect: CGRect, t: CGAffineTransform) in rect.applying(t) },
    ]
  }
}
