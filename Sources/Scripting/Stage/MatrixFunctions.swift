import LuaRuntime
import Motion

/// Core Animation's C functions. (N11)
enum MatrixFunctions {
  /// All of them.
  static func all() -> [LuaGlobalFunction] {
    makers + changers + questions + AffineFunctions.all() + RectFunctions.all()
  }

  private static var makers: [LuaGlobalFunction] {
    [
      LuaGlobalFunction(
        "CATransform3DMakeTranslation", ["_ tx", "_ ty", "_ tz"], doc: "A shift, in points."
      ) { (x: Double, y: Double, z: Double) in CATransform3DMakeTranslation(x, y, z) },
      LuaGlobalFunction(
        "CATransform3DMakeScale", ["_ sx", "_ sy", "_ sz"], doc: "A scaling along the axes."
      ) { (x: Double, y: Double, z: Double) in CATransform3DMakeScale(x, y, z) },
      LuaGlobalFunction(
        "CATransform3DMakeRotation", ["_ angle", "_ x", "_ y", "_ z"],
        doc: "A turn by an angle in radians about an axis."
      ) { (a: Double, x: Double, y: Double, z: Double) in CATransform3DMakeRotation(a, x, y, z) },
      LuaGlobalFunction(
        "CATransform3DMakeAffineTransform", ["_ transform"], doc: "A 2-D transform as a matrix."
      ) { (transform: CGAffineTransform) in CATransform3DMakeAffineTransform(transform) },
    ]
  }

  private static var changers: [LuaGlobalFunction] {
    [
      LuaGlobalFunction(
        "CATransform3DTranslate", ["_ t", "_ tx", "_ ty", "_ tz"], doc: "Shifts first, then t."
      ) { (t: CATransform3D, x: Double, y: Double, z: Double) in
        CATransform3DTranslate(t, x, y, z)
      },
      LuaGlobalFunction(
        "CATransform3DScale", ["_ t", "_ sx", "_ sy", "_ sz"], doc: "Scales first, then t."
      ) { (t: CATransform3D, x: Double, y: Double, z: Double) in CATransform3DScale(t, x, y, z) },
      LuaGlobalFunction(
        "CATransform3DRotate", ["_ t", "_ angle", "_ x", "_ y", "_ z"],
        doc: "Turns first, then t."
      ) { (t: CATransform3D, a: Double, x: Double, y: Double, z: Double) in
        CATransform3DRotate(t, a, x, y, z)
      },
      LuaGlobalFunction("CATransform3DConcat", ["_ a", "_ b"], doc: "a first, then b.") {
        (a: CATransform3D, b: CATransform3D) in CATransform3DConcat(a, b)
      },
      LuaGlobalFunction("CATransform3DInvert", ["_ t"], doc: "The opposite.") {
        (t: CATransform3D) in CATransform3DInvert(t)
      },
    ]
  }

  private static var questions: [LuaGlobalFunction] {
    [
      LuaGlobalFunction("CATransform3DIsIdentity", ["_ t"], doc: "Whether it changes nothing.") {
        (t: CATransform3D) in CATransform3DIsIdentity(t)
      },
      LuaGlobalFunction("CATransform3DIsAffine", ["_ t"], doc: "Whether it is 2-D.") {
        (t: CATransform3D) in CATransform3DIsAffine(t)
      },
      LuaGlobalFunction("CATransform3DGetAffineTransform", ["_ t"], doc: "The 2-D transform.") {
        (t: CATransform3D) in CATransform3DGetAffineTransform(t)
      },
      LuaGlobalFunction(
        "CATransform3DEqualToTransform", ["_ a", "_ b"], doc: "Whether both are the same."
      ) { (a: CATransform3D, b: CATransform3D) in CATransform3DEqualToTransform(a, b) },
    ]
  }
}
