import CLuaBridge

/// A Lua function that Swift can call.
public final class LuaFunction: LuaReference, LuaConvertible {
  /// `function`
  public static var luaTypeName: String { "function" }

  /// Keeps the function.
  public static func read(_ slot: LuaSlot) throws(LuaFailure) -> LuaFunction {
    guard slot.kind == .function else { throw .expected(luaTypeName, slot) }
    return try LuaFunction(keeping: slot)
  }

  /// The function itself.
  public func push(onto state: LuaState) throws(LuaFailure) { try pushValue(onto: state) }

  /// Calls it and drops its results. A dead handle does nothing.
  public func call<each Argument: LuaConvertible>(
    _ arguments: repeat each Argument
  ) throws(LuaError) {
    guard let state = link.state else { return }
    try state.balanced { () throws(LuaFailure) in
      guard segue_push_reference(state.raw, id) != 0 else { return }
      let count = try state.pushAll(repeat each arguments)
      try state.finishCall(arguments: count)
    }
  }

  /// Calls it and reads its first result.
  public func call<each Argument: LuaConvertible, Result: LuaConvertible>(
    _ arguments: repeat each Argument, returning type: Result.Type
  ) throws(LuaError) -> Result {
    let state = try openState()
    return try state.balanced { () throws(LuaFailure) in
      try pushValue(onto: state)
      let count = try state.pushAll(repeat each arguments)
      return try state.finishCall(arguments: count, as: type, name: "function")
    }
  }

  /// What is known about a built-in function or method.
  public var member: LuaMemberInfo? {
    guard let state = link.state else { return nil }
    let top = segue_top(state.raw)
    defer { segue_set_top(state.raw, top) }
    guard segue_push_reference(state.raw, id) != 0 else { return nil }
    guard let code = segue_function_code(state.raw, -1) else { return nil }
    return Unmanaged<LuaCode>.fromOpaque(code).takeUnretainedValue().info
  }
}

extension LuaState {
  /// Pushes the values in order; gives their number.
  func pushAll<each Argument: LuaConvertible>(
    _ arguments: repeat each Argument
  ) throws(LuaFailure) -> Int32 {
    var count: Int32 = 0
    for argument in repeat each arguments {
      try argument.push(onto: self)
      count += 1
    }
    return count
  }
}
