import LuaRuntime
import Motion

/// The tables of points, sizes, vectors and insets.
enum PointTables {
  /// `CGPoint`
  static func point() -> LuaValueClass<CGPoint> {
    LuaValueClass<CGPoint>(
      "CGPoint", doc: "A place in a plane, in points.",
      text: { ValueText.call("CGPoint", [$0.x, $0.y]) },
      members: [
        .constructor(["x: number = 0", "y: number = 0"], doc: "A point from its coordinates.") {
          CGPoint(x: try $0.optional("x", default: 0), y: try $0.optional("y", default: 0))
        },
        .constant("zero", CGPoint.zero, doc: "The origin."),
        .field("x", { $0.x }, set: { $0.x = $1 }, doc: "To the right, in points."),
        .field("y", { $0.y }, set: { $0.y = $1 }, doc: "Downwards, in points."),
        .method("applying", ["_ transform"], doc: "The point after an affine transform.") {
          (point: CGPoint, transform: CGAffineTransform) in point.applying(transform)
        },
        .operation(.add) { (a: CGPoint, b: CGPoint) in a + b },
        .operation(.add) { (a: CGPoint, b: CGVector) in a + b },
        .operation(.subtract) { (a: CGPoint, b: CGPoint) in a - b },
        .operation(.subtract) { (a: CGPoint, b: CGVector) in a - b },
        .operation(.multiply) { (a: CGPoint, k: Double) in a * k },
        .operation(.multiply) { (k: Double, a: CGPoint) in a * k },
        .operation(.divide) { (a: CGPoint, k: Double) in a / k },
        .negation { (a: CGPoint) in -a },
      ])
  }

  /// `CGSize`
  static func size() -> LuaValueClass<CGSize> {
    LuaValueClass<CGSize>(
      "CGSize", doc: "A width and a height, in points.",
      text: { ValueText.call("CGSize", [$0.width, $0.height]) },
      members: [
        .constructor(["width: number = 0", "height: number = 0"], doc: "A size from its sides.") {
          CGSize(
            width: try $0.optional("width", default: 0),
            height: try $0.optional("height", default: 0))
        },
        .constant("zero", CGSize.zero, doc: "No width and no height."),
        .field("width", { $0.width }, set: { $0.width = $1 }, doc: "The width, in points."),
        .field("height", { $0.height }, set: { $0.height = $1 }, doc: "The height, in points."),
        .method("applying", ["_ transform"], doc: "The size after an affine transform.") {
          (size: CGSize, transform: CGAffineTransform) in size.applying(transform)
        },
        .operation(.add) { (a: CGSize, b: CGSize) in a + b },
        .operation(.subtract) { (a: CGSize, b: CGSize) in a - b },
        .operation(.multiply) { (a: CGSize, k: Double) in a * k },
        .operation(.multiply) { (k: Double, a: CGSize) in a * k },
        .operation(.divide) { (a: CGSize, k: Double) in a / k },
      ])
  }

  /// `CGVector`
  static func vector() -> LuaValueClass<CGVector> {
    LuaValueClass<CGVector>(
      "CGVector", doc: "A displacement or velocity.",
      text: { ValueText.call("CGVector", [$0.dx, $0.dy]) },
      members: [
        .constructor(["dx: number = 0", "dy: number = 0"], doc: "A vector from its parts.") {
          CGVector(dx: try $0.optional("dx", default: 0), dy: try $0.optional("dy", default: 0))
        },
        .constant("zero", CGVector.zero, doc: "No displacement."),
        .field("dx", { $0.dx }, set: { $0.dx = $1 }, doc: "To the right."),
        .field("dy", { $0.dy }, set: { $0.dy = $1 }, doc: "Downwards."),
        .operation(.add) { (a: CGVector, b: CGVector) in a + b },
        .operation(.subtract) { (a: CGVector, b: CGVector) in a - b },
        .operation(.multiply) { (a: CGVector, k: Double) in a * k },
        .operation(.multiply) { (k: Double, a: CGVector) in a * k },
        .operation(.divide) { (a: CGVector, k: Double) in a / k },
        .negation { (a: CGVector) in -a },
      ])
  }

  /// `UIEdgeInsets`
  static func insets() -> LuaValueClass<UIEdgeInsets> {
    LuaValueClass<UIEdgeInsets>(
      "UIEdgeInsets", doc: "Distances from the edges inwards, in points.",
      members: [
        .constructor(
          ["top: number = 0", "left: number = 0", "bottom: number = 0", "right: number = 0"],
          doc: "Insets from the four distances."
        ) {
          UIEdgeInsets(
            top: try $0.optional("top", default: 0), left: try $0.optional("left", default: 0),
            bottom: try $0.optional("bottom", default: 0),
            right: try $0.optional("right", default: 0))
        },
        .constant("zero", UIEdgeInsets.zero, doc: "No insets."),
        .field("top", { $0.top }, set: { $0.top = $1 }, doc: "From the top, in points."),
        .field("left", { $0.left }, set: { $0.left = $1 }, doc: "From the left, in points."),
        .field("bottom", { $0.bottom }, set: { $0.bottom = $1 }, doc: "From the bottom."),
        .field("right", { $0.right }, set: { $0.right = $1 }, doc: "From the right, in points."),
      ])
  }

  /// `NSDirectionalEdgeInsets`
  static func directionalInsets() -> LuaValueClass<NSDirectionalEdgeInsets> {
    LuaValueClass<NSDirectionalEdgeInsets>(
      "NSDirectionalEdgeInsets",
      doc: "Distances from the edges inwards, in points, by the direction of text.",
      members: [
        .constructor(
          ["top: number = 0", "leading: number = 0", "bottom: number = 0", "trailing: number = 0"],
          doc: "Insets from the four distances."
        ) {
          NSDirectionalEdgeInsets(
            top: try $0.optional("top", default: 0),
            leading: try $0.optional("leading", default: 0),
            bottom: try $0.optional("bottom", default: 0),
            trailing: try $0.optional("trailing", default: 0))
        },
        .constant("zero", NSDirectionalEdgeInsets.zero, doc: "No insets."),
        .field("top", { $0.top }, set: { $0.top = $1 }, doc: "From the top, in points."),
        .field("leading", { $0.leading }, set: { $0.leading = $1 }, doc: "Where text begins."),
        .field("bottom", { $0.bottom }, set: { $0.bottom = $1 }, doc: "From the bottom."),
        .field("trailing", { $0.trailing }, set: { $0.trailing = $1 }, doc: "Where text ends."),
      ])
  }

  /// `IndexPath`
  static func indexPath() -> LuaValueClass<IndexPath> {
    LuaValueClass<IndexPath>(
      "IndexPath", doc: "The place of an item in a list with sections, counted from 0.",
      members: [
        .constructor(["item: integer?", "section: integer = 0", "row: integer?"], doc: "A place.") {
          let row: Int = try $0.optional("row", default: 0)
          return IndexPath(
            item: try $0.optional("item", default: row),
            section: try $0.optional("section", default: 0))
        },
        .field("item", { $0.item }, set: { $0.item = $1 }, doc: "The item in its section, from 0."),
        .field("section", { $0.section }, set: { $0.section = $1 }, doc: "The section, from 0."),
        .readOnly("row", { $0.row }, doc: "The row in its section: the same as the item."),
      ])
  }
}
