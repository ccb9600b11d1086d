import LuaRuntime
import Motion
import Views

/// Core Graphics' C functions of points, sizes and rectangles. (N11)
enum RectFunctions {
  /// All of them.
  static func all() -> [LuaGlobalFunction] { makers + changers + edges }

  private static var makers: [LuaGlobalFunction] {
    [
      LuaGlobalFunction("CGPointMake", ["_ x", "_ y"], doc: "A point.") { (x: Double, y: Double) in
        CGPoint(x: x, y: y)
      },
      LuaGlobalFunction("CGSizeMake", ["_ width", "_ height"], doc: "A size.") {
        (width: Double, height: Double) in CGSize(width: width, height: height)
      },
      LuaGlobalFunction("CGVectorMake", ["_ dx", "_ dy"], doc: "A vector.") {
        (dx: Double, dy: Double) in CGVector(dx: dx, dy: dy)
      },
      LuaGlobalFunction("CGRectMake", ["_ x", "_ y", "_ width", "_ height"], doc: "A rectangle.") {
        (x: Double, y: Double, width: Double, height: Double) in
        CGRect(x: x, y: y, width: width, height: height)
      },
      LuaGlobalFunction(
        "UIEdgeInsetsMake", ["_ top", "_ left", "_ bottom", "_ right"], doc: "Insets."
      ) { (top: Double, left: Double, bottom: Double, right: Double) in
        UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
      },
    ]
  }

  private static var changers: [LuaGlobalFunction] {
    [
      LuaGlobalFunction("CGRectInset", ["_ rect", "_ dx", "_ dy"], doc: "Smaller on every side.") {
        (rect: CGRect, dx: Double, dy: Double) in rect.insetBy(dx: dx, dy: dy)
      },
      LuaGlobalFunction("CGRectOffset", ["_ rect", "_ dx", "_ dy"], doc: "Moved.") {
        (rect: CGRect, dx: Double, dy: Double) in rect.offsetBy(dx: dx, dy: dy)
      },
      LuaGlobalFunction("CGRectUnion", ["_ a", "_ b"], doc: "The smallest around both.") {
        (a: CGRect, b: CGRect) in a.union(b)
      },
      LuaGlobalFunction("CGRectIntersection", ["_ a", "_ b"], doc: "What both cover.") {
        (a: CGRect, b: CGRect) in a.intersection(b)
      },
      LuaGlobalFunction(
        "AVMakeRect", ["_ aspectRatio", "_ insideRect"],
        doc: "The largest rectangle of a size's shape within another, in its middle: where "
          + "scaleAspectFit draws a picture."
      ) { (shape: CGSize, rect: CGRect) in AVMakeRect(aspectRatio: shape, insideRect: rect) },
      LuaGlobalFunction("CGRectContainsPoint", ["_ rect", "_ point"], doc: "Whether it is inside.")
      { (rect: CGRect, point: CGPoint) in rect.contains(point) },
    ]
  }

  private static var edges: [LuaGlobalFunction] {
    let rows: [(name: String, doc: String, read: (CGRect) -> Double)] = [
      ("Width", "Its width.", \.width), ("Height", "Its height.", \.height),
      ("MinX", "Its left edge.", \.minX), ("MidX", "Its middle across.", \.midX),
      ("MaxX", "Its right edge.", \.maxX), ("MinY", "Its top edge.", \.minY),
      ("MidY", "Its middle down.", \.midY), ("MaxY", "Its bottom edge.", \.maxY),
    ]
    return rows.map { row in
      LuaGlobalFunction("CGRectGet" + row.name, ["_ rect"], doc: row.doc) { (rect: CGRect) in
        row.read(rect)
      }
    }
  }
}
