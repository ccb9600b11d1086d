import LuaRuntime
import Motion

/// The table of `UIBezierPath`.
enum BezierPathTable {
  /// `UIBezierPath`
  static func path() -> LuaClass<UIBezierPath> {
    LuaClass<UIBezierPath>(
      "UIBezierPath", isSubclassable: false,
      doc: "An outline drawn piece by piece; layers and animations take it as their path.",
      members: [constructor] + parts + drawing + curves)
  }

  private static var constructor: LuaMember<UIBezierPath> {
    .constructor(
      [
        "rect: CGRect?", "ovalIn: CGRect?", "roundedRect: CGRect?", "cornerRadius: number?",
        "byRoundingCorners: options?", "cornerRadii: CGSize?", "arcCenter: CGPoint?",
        "radius: number?", "startAngle: number?", "endAngle: number?", "clockwise: boolean?",
        "cgPath: CGPath?",
      ],
      doc: "Empty; or {rect=}, {ovalIn=}, {roundedRect=, cornerRadius=}, "
        + "{roundedRect=, byRoundingCorners=, cornerRadii=}, "
        + "{arcCenter=, radius=, startAngle=, endAngle=, clockwise=}, {cgPath=}."
    ) { try make($0) }
  }

  private static func make(_ it: LuaArguments) throws -> UIBezierPath {
    if let path: CGPath = try it.optional("cgPath") { return UIBezierPath(cgPath: path) }
    if let rect: CGRect = try it.optional("rect") {
      return UIBezierPath(rect: try Finite.check(rect, "rect"))
    }
    if let rect: CGRect = try it.optional("ovalIn") {
      return UIBezierPath(ovalIn: try Finite.check(rect, "ovalIn"))
    }
    if let rect: CGRect = try it.optional("roundedRect") {
      return try rounded(Finite.check(rect, "roundedRect"), it)
    }
    guard let center: CGPoint = try it.optional("arcCenter") else { return UIBezierPath() }
    return UIBezierPath(
      arcCenter: try Finite.check(center, "arcCenter"),
      radius: try Finite.check(it.required("radius"), "radius"),
      startAngle: try Finite.check(it.required("startAngle"), "startAngle"),
      endAngle: try Finite.check(it.required("endAngle"), "endAngle"),
      clockwise: try it.required("clockwise"))
  }

  private static func rounded(_ rect: CGRect, _ it: LuaArguments) throws -> UIBezierPath {
    guard let corners: UIRectCorner = try it.optional("byRoundingCorners") else {
      return UIBezierPath(
        roundedRect: rect,
        cornerRadius: try Finite.check(it.required("cornerRadius"), "cornerRadius")
      )
    }
    return UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: try Finite.check(it.required("cornerRadii"), "cornerRadii"))
  }

  private static var parts: [LuaMember<UIBezierPath>] {
    [
      .property("cgPath", { $0.cgPath }, set: { $0.cgPath = $1 }, doc: "The outline as it is now."),
      .property(
        "lineWidth", { $0.lineWidth },
        set: { $0.lineWidth = try Finite.check($1, "lineWidth") },
        doc: "The width of its stroke, in points."),
      .readOnly("currentPoint", { $0.currentPoint }, doc: "Where the pen is."),
      .readOnly("isEmpty", { $0.isEmpty }, doc: "Whether nothing was drawn."),
      .readOnly("bounds", { $0.bounds }, doc: "The upright rectangle around what is drawn."),
    ]
  }

  private static var drawing: [LuaMember<UIBezierPath>] {
    [
      .method("move", ["to"], doc: "Begins a subpath.") { (it: UIBezierPath, to: CGPoint) in
        it.move(to: try Finite.check(to, "to"))
      },
      .method("close", doc: "Draws a line back to where the subpath began.") {
        (it: UIBezierPath) in it.close()
      },
      .method("removeAllPoints", doc: "Forgets everything drawn.") {
        (it: UIBezierPath) in it.removeAllPoints()
      },
      .method("append", ["_ path"], doc: "Adds the pieces of another outline.") {
        (it: UIBezierPath, other: UIBezierPath) in it.append(other)
      },
      .method("apply", ["_ transform"], doc: "Moves every point by an affine transform.") {
        (it: UIBezierPath, transform: CGAffineTransform) in
        it.apply(try Finite.check(transform, "transform"))
      },
      .method("reversing", doc: "A new one, drawn from the end to the start.") {
        (it: UIBezierPath) in it.reversing()
      },
    ]
  }

  private static var curves: [LuaMember<UIBezierPath>] {
    [
      .method("addLine", ["to"], doc: "Draws a line.") { (it: UIBezierPath, to: CGPoint) in
        it.addLine(to: try Finite.check(to, "to"))
      },
      .method(
        "addCurve", ["to", "controlPoint1", "controlPoint2"], doc: "Draws a cubic curve."
      ) { (it: UIBezierPath, to: CGPoint, first: CGPoint, second: CGPoint) in
        it.addCurve(
          to: try Finite.check(to, "to"), controlPoint1: try Finite.check(first, "controlPoint1"),
          controlPoint2: try Finite.check(second, "controlPoint2"))
      },
      .method("addQuadCurve", ["to", "controlPoint"], doc: "Draws a quadratic curve.") {
        (it: UIBezierPath, to: CGPoint, control: CGPoint) in
        it.addQuadCurve(
          to: try Finite.check(to, "to"), controlPoint: try Finite.check(control, "controlPoint"))
      },
      .method(
        "addArc", ["withCenter", "radius", "startAngle", "endAngle", "clockwise"],
        doc: "Draws a part of a circle; angles in radians, clockwise on screen."
      ) {
        (it: UIBezierPath, center: CGPoint, radius: Double, start: Double, end: Double, flag: Bool)
        in
        it.addArc(
          withCenter: try Finite.check(center, "withCenter"),
          radius: try Finite.check(radius, "radius"),
          startAngle: try Finite.check(start, "startAngle"),
          endAngle: try Finite.check(end, "endAngle"), clockwise: flag)
      },
    ]
  }
}

extension UIBezierPath: LuaObject {}

extension UIRectCorner: LuaOptions {
  /// UIKit's names.
  public static var luaOptions: [(name: String, value: UIRectCorner)] {
    [
      ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
      ("bottomRight", .bottomRight), ("allCorners", .allCorners),
    ]
  }
}
