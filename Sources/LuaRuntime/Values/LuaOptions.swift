import CLuaBridge

/// A Swift option set: in Lua a string, a list of strings, or the raw number.
public protocol LuaOptions: LuaConvertible, OptionSet
where RawValue: FixedWidthInteger, Element == Self {
  /// The options and their names in Lua.
  static var luaOptions: [(name: String, value: Self)] { get }
}

extension LuaOptions {
  /// It does.
  public static var luaAcceptsTable: Bool { true }

  /// The union of the named options.
  public static func read(_ slot: LuaSlot) throws(LuaFailure) -> Self {
    if let integer = slot.integer { return Self(rawValue: RawValue(truncatingIfNeeded: integer)) }
    if slot.kind == .string { return try option(slot) }
    guard slot.kind == .table else { throw .expected("string, list or integer", slot) }
    var result: Self = []
    try slot.forEachItem { (_, element) throws(LuaFailure) in
      result.formUnion(try option(element))
    }
    return result
  }

  private static func option(_ slot: LuaSlot) throws(LuaFailure) -> Self {
    guard let name = slot.string else { throw .expected("string", slot) }
    for entry in luaOptions where entry.name == name { return entry.value }
    throw .unfit(Suggestion.unknownCase(name, of: luaTypeName, legal: luaOptions.map(\.name)))
  }

  /// The raw number.
  public func push(onto state: LuaState) throws(LuaFailure) {
    try state.check(segue_push_integer(state.raw, Int64(truncatingIfNeeded: rawValue)))
  }
}
