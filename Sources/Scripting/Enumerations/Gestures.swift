import LuaRuntime
import Views

extension UITouch.Phase: LuaEnumeration {}

extension UIGestureRecognizer.State: LuaEnumeration {
  /// UIKit's names; a gesture of one moment that was recognised has ended.
  public static var luaCases: [(name: String, value: UIGestureRecognizer.State)] {
    allCases.map { (String(describing: $0), $0) } + [("recognized", .ended)]
  }
}

extension UIRectEdge: LuaOptions {
  /// UIKit's names.
  public static var luaOptions: [(name: String, value: UIRectEdge)] {
    [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right), ("all", .all)]
  }
}

extension UISwipeGestureRecognizer.Direction: LuaOptions {
  /// UIKit's names.
  public static var luaOptions: [(name: String, value: UISwipeGestureRecognizer.Direction)] {
    [("right", .right), ("left", .left), ("up", .up), ("down", .down)]
  }
}
