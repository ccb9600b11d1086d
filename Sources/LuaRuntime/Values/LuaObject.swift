import CLuaBridge

/// A Swift class whose objects Lua can hold. The same object is always the same Lua value.
public protocol LuaObject: AnyObject, LuaConvertible {}

extension LuaObject {
  /// The Swift type's name.
  public static var luaTypeName: String { "\(Self.self)" }

  /// The object, if it is of this class.
  public static func read(_ slot: LuaSlot) throws(LuaFailure) -> Self {
    guard let object = slot.object as? Self else {
      throw .expected(slot.state.typeName(of: Self.self), slot)
    }
    return object
  }

  /// Its userdata.
  public func push(onto state: LuaState) throws(LuaFailure) { try state.push(object: self) }
}
