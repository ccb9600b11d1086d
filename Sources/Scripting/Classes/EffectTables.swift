import Layers
import LuaRuntime
import Motion
import Views

/// The tables of effects and of the activity indicator.
enum EffectTables {
  /// The classes that are no views.
  static func effects(_ parent: LuaType) -> [LuaType] {
    let effect = LuaClass<UIVisualEffect>(
      "UIVisualEffect", parent: parent, doc: "What an effect view does: plain data.", members: [])
    return [effect, blur(effect), vibrancy(effect)]
  }

  private static func blur(_ parent: LuaType) -> LuaClass<UIBlurEffect> {
    LuaClass<UIBlurEffect>(
      "UIBlurEffect", parent: parent, doc: "A blur of what lies behind.",
      members: [
        .constructor(["style: string"], doc: "A blur of a kind.") {
          UIBlurEffect(style: try $0.required("style"))
        },
        .readOnly("style", { $0.style }, doc: "The kind."),
      ])
  }

  private static func vibrancy(_ parent: LuaType) -> LuaClass<UIVibrancyEffect> {
    LuaClass<UIVibrancyEffect>(
      "UIVibrancyEffect", parent: parent, doc: "Colours that come from a blur behind.",
      members: [
        .constructor(["blurEffect: UIBlurEffect", "style: string?"], doc: "For a blur.") {
          UIVibrancyEffect(
            blurEffect: try $0.required("blurEffect"),
            style: try $0.optional("style", default: UIVibrancyEffect.Style.label))
        },
        .readOnly("blurEffect", { $0.blurEffect }, doc: "The blur it belongs to."),
        .readOnly("style", { $0.style }, doc: "The kind."),
      ])
  }

  /// `UIVisualEffectView`
  static func view(_ parent: LuaType) -> LuaClass<UIVisualEffectView> {
    LuaClass<UIVisualEffectView>(
      "UIVisualEffectView", parent: parent, doc: "A box for a blur or vibrancy.",
      members: [
        .constructor(
          ["effect: UIVisualEffect?", "frame: CGRect?"], doc: "A view with an effect."
        ) {
          UIVisualEffectView(
            effect: try $0.optional("effect"),
            frame: try Finite.check($0.optional("frame", default: CGRect.zero), "frame"))
        },
        .property("effect", { $0.effect }, set: { $0.effect = $1 }, doc: "The effect, or nil."),
        .readOnly("contentView", { $0.contentView }, doc: "What lies on the effect."),
      ])
  }

  /// `UIActivityIndicatorView`
  static func indicator(_ parent: LuaType) -> LuaClass<UIActivityIndicatorView> {
    LuaClass<UIActivityIndicatorView>(
      "UIActivityIndicatorView", parent: parent, doc: "A wheel that turns.",
      members: [
        .constructor(["style: string?"], doc: "A wheel, hidden until it turns.") {
          UIActivityIndicatorView(
            style: try $0.optional("style", default: UIActivityIndicatorView.Style.medium))
        },
        .property(
          "style", { $0.style }, set: { $0.style = $1 },
          doc: "medium (20 x 20 points) or large (37 x 37)."),
        .property("color", { $0.color }, set: { $0.color = $1 }, doc: "The colour of the wheel."),
        .property(
          "hidesWhenStopped", { $0.hidesWhenStopped }, set: { $0.hidesWhenStopped = $1 },
          doc: "Whether it is hidden while it does not turn."),
        .readOnly("isAnimating", { $0.isAnimating }, doc: "Whether it turns."),
        .method("startAnimating", doc: "Lets it turn, and shows it.") {
          (it: UIActivityIndicatorView) in it.startAnimating()
        },
        .method("stopAnimating", doc: "Stops it, and hides it unless it is to stay.") {
          (it: UIActivityIndicatorView) in it.stopAnimating()
        },
      ])
  }
}

extension UIBlurEffect.Style: LuaEnumeration {
  /// `UIBlurEffect.Style`
  public static var luaTypeName: String { "UIBlurEffect.Style" }
}

extension UIVibrancyEffect.Style: LuaEnumeration {
  /// `UIVibrancyEffectStyle`
  public static var luaTypeName: String { "UIVibrancyEffectStyle" }
}

extension UIActivityIndicatorView.Style: LuaEnumeration {
  /// `UIActivityIndicatorView.Style`
  public static var luaTypeName: String { "UIActivityIndicatorView.Style" }
}
