import CLuaBridge

/// A Swift enum whose cases are strings in Lua. An unknown string is an error that lists them.
public protocol LuaEnumeration: LuaConvertible, Equatable {
  /// The cases and their names in Lua, in the order in which they are listed.
  static var luaCases: [(name: String, value: Self)] { get }
}

extension LuaEnumeration {
  /// The case of that name, or an error that lists the legal ones.
  public static func read(_ slot: LuaSlot) throws(LuaFailure) -> Self {
    guard let name = slot.string else { throw .expected("string", slot) }
    for entry in luaCases where entry.name == name { return entry.value }
    throw .unfit(Suggestion.unknownCase(name, of: luaTypeName, legal: luaCases.map(\.name)))
  }

  /// The name of the case.
  public func push(onto state: LuaState) throws(LuaFailure) {
    let name = Self.luaCases.first { $0.value == self }?.name
    try name.push(onto: state)
  }
}
