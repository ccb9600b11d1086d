import LuaRuntime
import Motion
import Views

extension UIScrollView.ContentInsetAdjustmentBehavior: LuaEnumeration {}

extension UIScrollView.DecelerationRate: LuaEnumeration {
  /// `DecelerationRate`
  public static var luaTypeName: String { "DecelerationRate" }

  /// UIKit's two rates; the others have only a raw value.
  public static var luaCases: [(name: String, value: UIScrollView.DecelerationRate)] {
    [("normal", .normal), ("fast", .fast)]
  }

  /// A name, or what is left of the velocity after a millisecond.
  public static func read(_ slot: LuaSlot) throws(LuaFailure) -> UIScrollView.DecelerationRate {
    if let raw = slot.number {
      guard raw > 0, raw < 1 else {
        throw .unfit("a deceleration rate is between 0 and 1 (normal 0.998, fast 0.99)")
      }
      return UIScrollView.DecelerationRate(rawValue: raw)
    }
    guard let name = slot.string else { throw .expected("string", slot) }
    for entry in luaCases where entry.name == name { return entry.value }
    throw .unfit("unknown rate '\(name)' (normal, fast, or a number between 0 and 1)")
  }

  /// The name, or the raw value of a rate without one.
  public func push(onto state: LuaState) throws(LuaFailure) {
    if let entry = Self.luaCases.first(where: { $0.value == self }) {
      try entry.name.push(onto: state)
    } else {
      try rawValue.push(onto: state)
    }
  }
}
