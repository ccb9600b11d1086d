import Layers
import LuaRuntime
import Motion
import Views

/// The tables of text and pictures.
enum ContentTables {
  /// `UIFont`
  static func font() -> LuaValueClass<UIFont> {
    LuaValueClass<UIFont>(
      "UIFont", doc: "A font: a size and a weight; widths come from a fixed table.",
      text: { "UIFont(\($0.weight), \($0.pointSize))" },
      members: [
        .staticMethod(
          "systemFont", ["ofSize: number", "weight: string?"], doc: "The system's font.",
          arguments: {
            UIFont.systemFont(
              ofSize: try $0.required("ofSize"),
              weight: try $0.optional("weight", default: UIFont.Weight.regular))
          }),
        .staticMethod("boldSystemFont", ["ofSize"], doc: "The system's font, bold.") {
          (size: Double) in UIFont.boldSystemFont(ofSize: size)
        },
        .readOnly("pointSize", { $0.pointSize }, doc: "The size, in points."),
        .readOnly("weight", { $0.weight }, doc: "How heavy it is."),
        .readOnly("lineHeight", { $0.lineHeight }, doc: "The distance between lines, in points."),
      ])
  }

  /// `UIImage`
  static func image(_ parent: LuaType, configuration: LuaType) -> LuaClass<UIImage> {
    LuaClass<UIImage>(
      "UIImage", parent: parent, doc: "A picture: a size without pixels.",
      members: [
        .constructor(
          [
            "named: string?", "systemName: string?",
            "withConfiguration: UIImage.SymbolConfiguration?", "size: CGSize?",
          ],
          doc: "A picture by name (100 x 100 points unless a size is given), or a symbol: a square "
            + "of 1.2 times its point size (chosen)."
        ) {
          if let name: String = try $0.optional("systemName") {
            return UIImage(
              systemName: name, withConfiguration: try $0.optional("withConfiguration"))
          }
          let size: CGSize = try $0.optional("size", default: CGSize(width: 100, height: 100))
          return UIImage(named: try $0.required("named"), size: size)
        },
        .readOnly("size", { $0.size }, doc: "The size, in points."),
        .readOnly("name", { $0.name }, doc: "Its name, or its symbol's."),
        .staticProperty(
          "SymbolConfiguration", { try nested(configuration) }, doc: "How a symbol is drawn."),
      ])
  }

  private static func nested(_ type: LuaType) throws -> LuaScriptClass? {
    guard let host = World.current.scriptHost as? SessionHost else { return nil }
    return try host.state.luaClass(of: type)
  }

  /// `UIImage.SymbolConfiguration`
  static func symbolConfiguration() -> LuaValueClass<UIImage.SymbolConfiguration> {
    LuaValueClass<UIImage.SymbolConfiguration>(
      "UIImage.SymbolConfiguration", doc: "How a symbol is drawn.",
      text: { "UIImage.SymbolConfiguration(\($0.pointSize), \($0.weight), \($0.scale))" },
      members: [
        .constructor(
          ["pointSize: number = 17", "weight: string?", "scale: string?"],
          doc: "A size in points, a weight and a scale: small, medium or large."
        ) {
          let size: Double = try $0.optional("pointSize", default: 17)
          return UIImage.SymbolConfiguration(
            pointSize: try Finite.check(size, "pointSize"),
            weight: try $0.optional("weight", default: UIFont.Weight.regular),
            scale: try $0.optional("scale", default: UIImage.SymbolScale.default))
        },
        .readOnly("pointSize", { $0.pointSize }, doc: "The size, in points."),
        .readOnly("weight", { $0.weight }, doc: "How heavy it is; the size does not depend on it."),
        .readOnly("scale", { $0.scale }, doc: "Large is 1.5 times as wide, small 0.8 (chosen)."),
      ])
  }

  /// `UIImageView`
  static func imageView(_ parent: LuaType) -> LuaClass<UIImageView> {
    LuaClass<UIImageView>(
      "UIImageView", parent: parent, doc: "A view with a picture.",
      members: [
        .constructor(
          ["image: UIImage?", "frame: CGRect?"], doc: "As large as its picture, or its frame."
        ) {
          let view = UIImageView(image: try $0.optional("image"))
          if let frame: CGRect = try $0.optional("frame") {
            view.frame = try Finite.check(frame, "frame")
          }
          return view
        },
        .property("image", { $0.image }, set: { $0.image = $1 }, doc: "The picture."),
        .readOnly(
          "contentRect", { $0.contentRect },
          doc: "Where the picture is drawn, in the bounds, by contentMode (Segue's own)."),
      ])
  }

  /// `UILabel`
  static func label(_ parent: LuaType) -> LuaClass<UILabel> {
    LuaClass<UILabel>(
      "UILabel", parent: parent, doc: "A view with text of fixed metrics.",
      members: [
        .constructor(["frame: CGRect?"], doc: "A label with a frame.") {
          UILabel(frame: try Finite.check($0.optional("frame", default: CGRect.zero), "frame"))
        },
        .property("text", { $0.text }, set: { $0.text = $1 }, doc: "The text."),
        .property("font", { $0.font }, set: { $0.font = $1 }, doc: "The font."),
        .property("textColor", { $0.textColor }, set: { $0.textColor = $1 }, doc: "Its colour."),
        .property(
          "textAlignment", { $0.textAlignment }, set: { $0.textAlignment = $1 },
          doc: "How lines are placed in the width."),
        .property(
          "preferredMaxLayoutWidth", { $0.preferredMaxLayoutWidth },
          set: { $0.preferredMaxLayoutWidth = try Finite.check($1, "preferredMaxLayoutWidth") },
          doc: "How wide several lines are at most where nothing else says so; 0 is no limit."),
        .property(
          "numberOfLines", { $0.numberOfLines }, set: { $0.numberOfLines = $1 },
          doc: "How many lines at most; 0 is as many as it takes."),
      ])
  }
}

extension UIFont: LuaInline {}

extension UIImage.SymbolScale: LuaEnumeration {
  /// `UIImage.SymbolScale`
  public static var luaTypeName: String { "UIImage.SymbolScale" }
}

extension UIImage.SymbolConfiguration: LuaInline {
  /// `UIImage.SymbolConfiguration`
  public static var luaTypeName: String { "UIImage.SymbolConfiguration" }
}
