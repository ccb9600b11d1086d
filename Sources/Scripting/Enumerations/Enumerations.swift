import LuaRuntime
import Motion
import Views

extension LuaEnumeration where Self: CaseIterable {
  /// The cases under their Swift names.
  public static var luaCases: [(name: String, value: Self)] {
    allCases.map { (String(describing: $0), $0) }
  }

  /// The Swift type's name.
  public static var luaTypeName: String { String(describing: Self.self) }
}

extension UIModalPresentationStyle: LuaEnumeration {}
extension UIModalTransitionStyle: LuaEnumeration {}
extension UIView.ContentMode: LuaEnumeration {}
extension NSTextAlignment: LuaEnumeration {}
extension UIFont.Weight: LuaEnumeration {}
extension UIButton.ButtonType: LuaEnumeration {}
extension UITransitionContextViewControllerKey: LuaEnumeration {}
extension UITransitionContextViewKey: LuaEnumeration {}
extension UINavigationController.Operation: LuaEnumeration {}
extension UINavigationItem.LargeTitleDisplayMode: LuaEnumeration {}
extension UIBarButtonItem.Style: LuaEnumeration {}
extension UIBarButtonItem.SystemItem: LuaEnumeration {}
extension UIDeviceOrientation: LuaEnumeration {}
extension CAMediaTimingFillMode: LuaEnumeration {}
extension Keyframes.CalculationMode: LuaEnumeration {}

extension CAAnimationRotationMode: LuaEnumeration {
  /// The raw values, and Swift's names.
  public static var luaCases: [(name: String, value: CAAnimationRotationMode)] {
    [
      ("auto", .rotateAuto), ("autoReverse", .rotateAutoReverse), ("rotateAuto", .rotateAuto),
      ("rotateAutoReverse", .rotateAutoReverse),
    ]
  }
}

extension UIView.AnimationCurve: LuaEnumeration {
  /// `AnimationCurve`
  public static var luaTypeName: String { "AnimationCurve" }

  /// UIKit's four curves; the others have only a raw value.
  public static var luaCases: [(name: String, value: UIView.AnimationCurve)] {
    [
      ("easeInOut", .easeInOut), ("easeIn", .easeIn), ("easeOut", .easeOut), ("linear", .linear),
    ]
  }

  /// A name, or UIKit's raw value.
  public static func read(_ slot: LuaSlot) throws(LuaFailure) -> UIView.AnimationCurve {
    if let raw = slot.integer { return UIView.AnimationCurve(rawValue: raw) }
    guard let name = slot.string else { throw .expected("string", slot) }
    for entry in luaCases where entry.name == name { return entry.value }
    throw .unfit("unknown curve '\(name)' (easeInOut, easeIn, easeOut, linear)")
  }

  /// The name, or the raw value of a curve without one.
  public func push(onto state: LuaState) throws(LuaFailure) {
    if let entry = Self.luaCases.first(where: { $0.value == self }) {
      try entry.name.push(onto: state)
    } else {
      try rawValue.push(onto: state)
    }
  }
}
