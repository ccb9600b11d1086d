import LuaRuntime
import Motion

/// The tables of transforms.
enum TransformTables {
  /// `CGAffineTransform`
  static func affine() -> LuaValueClass<CGAffineTransform> {
    LuaValueClass<CGAffineTransform>(
      "CGAffineTransform", doc: "A 2-D transform: x' = a x + c y + tx, y' = b x + d y + ty.",
      text: { ValueText.call("CGAffineTransform", [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty]) },
      members: [
        .constructor(
          [
            "a: number?", "b: number?", "c: number?", "d: number?", "tx: number?", "ty: number?",
            "scaleX: number?", "translationX: number?", "y: number?", "rotationAngle: number?",
          ], doc: "From six numbers, or {scaleX=, y=}, {translationX=, y=}, {rotationAngle=}."
        ) { try makeAffine($0) },
        .constant("identity", CGAffineTransform.identity, doc: "Changes nothing."),
        .field("a", { $0.a }, set: { $0.a = $1 }, doc: "Row 1, column 1."),
        .field("b", { $0.b }, set: { $0.b = $1 }, doc: "Row 1, column 2."),
        .field("c", { $0.c }, set: { $0.c = $1 }, doc: "Row 2, column 1."),
        .field("d", { $0.d }, set: { $0.d = $1 }, doc: "Row 2, column 2."),
        .field("tx", { $0.tx }, set: { $0.tx = $1 }, doc: "The shift to the right, in points."),
        .field("ty", { $0.ty }, set: { $0.ty = $1 }, doc: "The shift downwards, in points."),
        .readOnly("isIdentity", { $0.isIdentity }, doc: "Whether it changes nothing."),
        .method("translatedBy", ["x", "y"], doc: "Shifts first, then does this.") {
          (it: CGAffineTransform, x: Double, y: Double) in it.translatedBy(x: x, y: y)
        },
        .method("scaledBy", ["x", "y"], doc: "Scales first, then does this.") {
          (it: CGAffineTransform, x: Double, y: Double) in it.scaledBy(x: x, y: y)
        },
        .method("rotated", ["by angle"], doc: "Turns first (radians), then does this.") {
          (it: CGAffineTransform, angle: Double) in it.rotated(by: angle)
        },
        .method("concatenating", ["_ other"], doc: "Does this first, then the other.") {
          (it: CGAffineTransform, other: CGAffineTransform) in it.concatenating(other)
        },
        .method("inverted", doc: "The opposite; itself if there is none.") {
          (it: CGAffineTransform) in it.inverted()
        },
        .operation(.multiply) { (a: CGAffineTransform, b: CGAffineTransform) in
          a.concatenating(b)
        },
      ])
  }

  private static func makeAffine(_ it: LuaArguments) throws -> CGAffineTransform {
    if let scale: Double = try it.optional("scaleX") {
      return CGAffineTransform(scaleX: scale, y: try it.optional("y", default: 1))
    }
    if let shift: Double = try it.optional("translationX") {
      return CGAffineTransform(translationX: shift, y: try it.optional("y", default: 0))
    }
    if let angle: Double = try it.optional("rotationAngle") {
      return CGAffineTransform(rotationAngle: angle)
    }
    if try it.has("y") {
      throw LuaFailure("CGAffineTransform{y = ...} needs scaleX or translationX beside it")
    }
    return CGAffineTransform(
      try it.optional("a", default: 1), try it.optional("b", default: 0),
      try it.optional("c", default: 0), try it.optional("d", default: 1),
      try it.optional("tx", default: 0), try it.optional("ty", default: 0))
  }

  /// `CATransform3D`
  static func threeD() -> LuaValueClass<CATransform3D> {
    LuaValueClass<CATransform3D>(
      "CATransform3D", doc: "A 4 x 4 matrix for row vectors: [x y z 1] * M.",
      members: [
        .constructor(
          [
            "scaleX: number?", "translationX: number?", "y: number?", "z: number?",
            "rotationAngle: number?", "x: number?",
          ],
          doc:
            "The identity, or {scaleX=, y=, z=}, {translationX=, ...}, {rotationAngle=, x=, ...}."
        ) { try makeThreeD($0) },
        .constant("identity", CATransform3D.identity, doc: "Changes nothing."),
        .staticMethod(
          "rotation", ["angle", "x", "y", "z"], allowsPositional: true,
          doc: "A turn by an angle in radians about an axis."
        ) { (a: Double, x: Double, y: Double, z: Double) in
          CATransform3DMakeRotation(a, x, y, z)
        },
        .staticMethod(
          "scale", ["x", "y", "z"], allowsPositional: true, doc: "A scaling along the axes."
        ) { (x: Double, y: Double, z: Double) in CATransform3DMakeScale(x, y, z) },
        .staticMethod(
          "translation", ["x", "y", "z"], allowsPositional: true, doc: "A shift, in points."
        ) { (x: Double, y: Double, z: Double) in CATransform3DMakeTranslation(x, y, z) },
        .readOnly("isIdentity", { $0.isIdentity }, doc: "Whether it changes nothing."),
        .readOnly("isAffine", { $0.isAffine }, doc: "Whether it is a 2-D transform."),
        .readOnly("affineTransform", { $0.affine }, doc: "The 2-D transform, or the identity."),
        .method("concat", ["_ other"], doc: "Does this first, then the other.") {
          (it: CATransform3D, other: CATransform3D) in it.concat(other)
        },
        .method("inverted", doc: "The opposite; itself if there is none.") {
          (it: CATransform3D) in it.inverted()
        },
        .operation(.multiply) { (a: CATransform3D, b: CATransform3D) in a.concat(b) },
      ] + entries)
  }

  private static func makeThreeD(_ it: LuaArguments) throws -> CATransform3D {
    let (y, z): (Double?, Double?) = (try it.optional("y"), try it.optional("z"))
    if let scale: Double = try it.optional("scaleX") {
      return CATransform3DMakeScale(scale, y ?? 1, z ?? 1)
    }
    if let shift: Double = try it.optional("translationX") {
      return CATransform3DMakeTranslation(shift, y ?? 0, z ?? 0)
    }
    if let angle: Double = try it.optional("rotationAngle") {
      let x: Double = try it.optional("x", default: 0)
      let isFlat = x == 0 && (y ?? 0) == 0
      return CATransform3DMakeRotation(angle, x, y ?? 0, z ?? (isFlat ? 1 : 0))
    }
    return .identity
  }

  /// m11 ... m44.
  private static var entries: [LuaMember<CATransform3D>] {
    let paths: [WritableKeyPath<CATransform3D, Double>] = [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41,
      \.m42, \.m43, \.m44,
    ]
    return paths.enumerated().map { index, path in
      let (row, column) = (index / 4 + 1, index % 4 + 1)
      return .field(
        "m\(row)\(column)", { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 },
        doc: "Row \(row), column \(column).")
    }
  }
}
