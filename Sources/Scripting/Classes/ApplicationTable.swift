import Layers
import LuaRuntime
import Motion
import Views

/// The table of `UIApplication`.
enum ApplicationTable {
  /// `UIApplication`
  static func application() -> LuaClass<UIApplication> {
    LuaClass<UIApplication>(
      "UIApplication", isSubclassable: false, doc: "What the windows share.",
      members: [
        .staticProperty("shared", { UIApplication.shared }, doc: "The application."),
        .readOnly("windows", { $0.windows }, doc: "The windows, back to front: a copy."),
        .readOnly("keyWindow", { $0.keyWindow }, doc: "The window that gets the events."),
      ])
  }
}

extension UIApplication: LuaObject {}
