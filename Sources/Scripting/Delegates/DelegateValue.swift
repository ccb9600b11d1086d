import LuaRuntime

/// A delegate on its way between Lua and UIKit: an object of the engine, or any table.
struct DelegateValue: LuaConvertible {
  let object: AnyObject

  init(_ object: AnyObject) { self.object = object }

  static let luaTypeName = "delegate"
  static let luaAcceptsTable = true

  static func read(_ slot: LuaSlot) throws(LuaFailure) -> DelegateValue {
    DelegateValue(try ScriptDelegate.read(slot))
  }

  func push(onto state: LuaState) throws(LuaFailure) { try state.push(object: object) }

  /// The delegate as one of UIKit's protocols.
  func `as`<Delegate>(_ type: Delegate.Type) throws(LuaFailure) -> Delegate {
    guard let delegate = object as? Delegate else {
      throw .unfit("a table or object expected")
    }
    return delegate
  }
}
