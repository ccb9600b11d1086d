import LuaRuntime
import Motion

/// The table of `CGRect`.
enum RectTable {
  /// `CGRect`
  static func rect() -> LuaValueClass<CGRect> {
    LuaValueClass<CGRect>(
      "CGRect", doc: "A rectangle: an origin and a size, in points.",
      text: {
        ValueText.call("CGRect", [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height])
      },
      members: [constructor] + constants + fields + edges + methods)
  }

  private static var constructor: LuaMember<CGRect> {
    .constructor(
      [
        "x: number?", "y: number?", "width: number?", "height: number?", "origin: CGPoint?",
        "size: CGSize?",
      ], doc: "A rectangle from four numbers, or from its origin and size."
    ) {
      let origin: CGPoint = try $0.optional("origin", default: .zero)
      let size: CGSize = try $0.optional("size", default: .zero)
      return CGRect(
        x: try $0.optional("x", default: origin.x), y: try $0.optional("y", default: origin.y),
        width: try $0.optional("width", default: size.width),
        height: try $0.optional("height", default: size.height))
    }
  }

  private static var constants: [LuaMember<CGRect>] {
    [
      .constant("zero", CGRect.zero, doc: "The empty rectangle at the origin."),
      .constant("null", CGRect.null, doc: "No rectangle: what intersects nothing."),
      .constant("infinite", CGRect.infinite, doc: "The whole plane."),
    ]
  }

  private static var fields: [LuaMember<CGRect>] {
    [
      .field("x", { $0.origin.x }, set: { $0.origin.x = $1 }, doc: "The origin's x, in points."),
      .field("y", { $0.origin.y }, set: { $0.origin.y = $1 }, doc: "The origin's y, in points."),
      .field(
        "width", { $0.size.width }, set: { $0.size.width = $1 }, doc: "The width, in points."),
      .field(
        "height", { $0.size.height }, set: { $0.size.height = $1 }, doc: "The height, in points."),
      .field("origin", { $0.origin }, set: { $0.origin = $1 }, doc: "The top left corner."),
      .field("size", { $0.size }, set: { $0.size = $1 }, doc: "The width and height."),
    ]
  }

  private static var edges: [LuaMember<CGRect>] {
    [
      .readOnly("minX", { $0.minX }, doc: "The left edge, in points."),
      .readOnly("midX", { $0.midX }, doc: "The middle from left to right, in points."),
      .readOnly("maxX", { $0.maxX }, doc: "The right edge, in points."),
      .readOnly("minY", { $0.minY }, doc: "The top edge, in points."),
      .readOnly("midY", { $0.midY }, doc: "The middle from top to bottom, in points."),
      .readOnly("maxY", { $0.maxY }, doc: "The bottom edge, in points."),
      .readOnly("isEmpty", { $0.isEmpty }, doc: "Whether there is no width or no height."),
      .readOnly("isNull", { $0.isNull }, doc: "Whether it is no rectangle."),
      .readOnly("isInfinite", { $0.isInfinite }, doc: "Whether it is the whole plane."),
      .readOnly("integral", { $0.integral }, doc: "The smallest one around it of whole numbers."),
      .readOnly("standardized", { $0.standardized }, doc: "The same with a size that is positive."),
    ]
  }

  private static var methods: [LuaMember<CGRect>] {
    [
      .method("offsetBy", ["dx", "dy"], doc: "The rectangle moved.") {
        (rect: CGRect, dx: Double?, dy: Double?) in rect.offsetBy(dx: dx ?? 0, dy: dy ?? 0)
      },
      .method("insetBy", ["dx", "dy"], doc: "The rectangle made smaller on all sides.") {
        (rect: CGRect, dx: Double?, dy: Double?) in rect.insetBy(dx: dx ?? 0, dy: dy ?? 0)
      },
      .method("inset", ["by insets"], doc: "The rectangle without its insets.") {
        (rect: CGRect, insets: UIEdgeInsets) in rect.inset(by: insets)
      },
      .method("union", ["_ other"], doc: "The smallest rectangle around both.") {
        (rect: CGRect, other: CGRect) in rect.union(other)
      },
      .method("intersection", ["_ other"], doc: "What both cover, or null.") {
        (rect: CGRect, other: CGRect) in rect.intersection(other)
      },
      .method("intersects", ["_ other"], doc: "Whether they share anything.") {
        (rect: CGRect, other: CGRect) in rect.intersects(other)
      },
      .method("contains", ["_ other: CGPoint or CGRect"], doc: "Whether a point or rect is inside.")
      {
        (rect: CGRect, arguments: LuaArguments) in
        if let other = try? arguments.required("other", CGRect.self) { return rect.contains(other) }
        return rect.contains(try arguments.required("other", CGPoint.self))
      },
      .method("applying", ["_ transform"], doc: "The bounding box after an affine transform.") {
        (rect: CGRect, transform: CGAffineTransform) in rect.applying(transform)
      },
    ]
  }
}
