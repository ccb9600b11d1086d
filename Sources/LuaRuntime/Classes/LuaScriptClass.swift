import CLuaBridge

/// A class as Lua sees it: made by `class("Card", Parent)`, or the global of a built-in class.
public final class LuaScriptClass: LuaReference, LuaConvertible {
  /// Its name.
  public let name: String
  /// Whether a script made it.
  public let isScript: Bool
  /// The built-in class it is, or descends from.
  public let builtin: LuaType?

  /// `class`
  public static var luaTypeName: String { "class" }

  init(_ slot: LuaSlot) throws(LuaFailure) {
    guard slot.kind == .type, let name = segue_class_name(slot.state.raw, slot.raw.index) else {
      throw .expected("class", slot)
    }
    self.name = String(cString: name)
    isScript = slot.raw.is_script_class != 0
    builtin = slot.raw.class_id < 0 ? nil : slot.state.types[Int(slot.raw.class_id)]
    try super.init(keeping: slot)
  }

  /// Keeps the class.
  public static func read(_ slot: LuaSlot) throws(LuaFailure) -> LuaScriptClass {
    try LuaScriptClass(slot)
  }

  /// The class itself.
  public func push(onto state: LuaState) throws(LuaFailure) { try pushValue(onto: state) }

  /// Makes an instance, as a script does that calls the class with these arguments.
  public func make<Instance: LuaConvertible, each Argument: LuaConvertible>(
    _ arguments: repeat each Argument, as type: Instance.Type = Instance.self
  ) throws(LuaError) -> Instance {
    let state = try openState()
    return try state.balanced { () throws(LuaFailure) in
      try pushValue(onto: state)
      let count = try state.pushAll(repeat each arguments)
      return try state.finishCall(arguments: count, as: type, name: name)
    }
  }
}
