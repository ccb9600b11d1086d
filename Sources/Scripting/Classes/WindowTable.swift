import Layers
import LuaRuntime
import Motion
import Views

/// The tables of windows and the screen.
enum WindowTable {
  /// `UIWindow`
  static func window(_ parent: LuaType) -> LuaClass<UIWindow> {
    LuaClass<UIWindow>(
      "UIWindow", parent: parent, doc: "The top of a view tree.",
      members: [
        .constructor(["frame: CGRect?"], doc: "A window; as large as the screen at first.") {
          UIWindow(
            frame: try Finite.check(
              $0.optional("frame", default: UIScreen.main.bounds), "frame"))
        },
        .property(
          "rootViewController", { $0.rootViewController }, set: { $0.rootViewController = $1 },
          doc: "The controller whose view fills the window; setting it shows it."),
        .method("makeKeyAndVisible", doc: "Shows the window in front of the others.") {
          (it: UIWindow) in it.makeKeyAndVisible()
        },
      ])
  }

  /// `UIScreen`
  static func screen() -> LuaValueClass<UIScreen> {
    LuaValueClass<UIScreen>(
      "UIScreen", doc: "The device's screen.", text: { _ in "UIScreen.main" },
      members: [
        .staticProperty("main", { UIScreen.main }, doc: "The device's screen."),
        .readOnly("bounds", { $0.bounds }, doc: "The screen's rectangle, in points."),
        .readOnly("scale", { $0.scale }, doc: "Pixels to a point."),
      ])
  }
}

extension UIScreen: LuaInline {}
