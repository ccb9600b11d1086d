import LuaRuntime
import Motion

/// The table of `UIColor`.
enum ColorTable {
  /// `UIColor`
  static func color() -> LuaValueClass<UIColor> {
    LuaValueClass<UIColor>(
      "UIColor", doc: "A colour: red, green, blue and alpha, each 0...1.", text: text,
      members: [constructor] + fields
        + UIColor.named.map { entry in
          .constant(entry.name, entry.color, doc: "UIKit's colour of that name (light).")
        })
  }

  private static var constructor: LuaMember<UIColor> {
    .constructor(
      [
        "red: number?", "green: number?", "blue: number?", "alpha: number = 1", "white: number?",
        "hue: number?", "saturation: number?", "brightness: number?",
      ], doc: "From red, green and blue, from white, or from hue, saturation and brightness."
    ) {
      let alpha: Double = try $0.optional("alpha", default: 1)
      if let white: Double = try $0.optional("white") { return UIColor(white: white, alpha: alpha) }
      if let hue: Double = try $0.optional("hue") {
        return UIColor(
          hue: hue, saturation: try $0.optional("saturation", default: 1),
          brightness: try $0.optional("brightness", default: 1), alpha: alpha)
      }
      return UIColor(
        red: try $0.optional("red", default: 0), green: try $0.optional("green", default: 0),
        blue: try $0.optional("blue", default: 0), alpha: alpha)
    }
  }

  private static var fields: [LuaMember<UIColor>] {
    [
      .field("red", { $0.red }, set: { $0.red = $1 }, doc: "0...1."),
      .field("green", { $0.green }, set: { $0.green = $1 }, doc: "0...1."),
      .field("blue", { $0.blue }, set: { $0.blue = $1 }, doc: "0...1."),
      .field("alpha", { $0.alpha }, set: { $0.alpha = $1 }, doc: "0 (clear) to 1 (opaque)."),
      .readOnly("cgColor", { $0 }, doc: "The colour itself: layers take a UIColor as it is."),
      .method("withAlphaComponent", ["_ alpha"], doc: "The colour with another alpha.") {
        (color: UIColor, alpha: Double) in
        UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
      },
    ]
  }

  /// `UIColor.systemBlue`, or the components of one without a name.
  private static func text(_ color: UIColor) -> String {
    if let entry = UIColor.named.first(where: { $0.color == color }) {
      return "UIColor.\(entry.name)"
    }
    return "UIColor(red: \(color.red), green: \(color.green), blue: \(color.blue), "
      + "alpha: \(color.alpha))"
  }
}
