import LuaRuntime
import Views

extension UIScrollView.ContentInsetAdjustmentBehavior: LuaEnumeration {}
