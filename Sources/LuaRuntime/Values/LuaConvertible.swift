/// A Swift type whose values travel between Lua and Swift.
public protocol LuaConvertible {
  /// The name of the type in error messages and signatures.
  static var luaTypeName: String { get }
  /// Whether nil and a missing argument are values of this type.
  static var luaAcceptsNil: Bool { get }
  /// Whether a plain table is a value of this type, so that it is not taken for labels.
  static var luaAcceptsTable: Bool { get }
  /// Makes a value from Lua's, or says why not.
  static func read(_ slot: LuaSlot) throws(LuaFailure) -> Self
  /// Pushes exactly one value.
  func push(onto state: LuaState) throws(LuaFailure)
}

extension LuaConvertible {
  /// A value must be there.
  public static var luaAcceptsNil: Bool { false }
  /// A table is not such a value.
  public static var luaAcceptsTable: Bool { false }
}
