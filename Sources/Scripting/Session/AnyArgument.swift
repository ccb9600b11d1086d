import Layers
import LuaRuntime

/// An argument of a callback, whatever its type, on its way to Lua.
struct AnyArgument: LuaConvertible {
  let value: Any?

  static let luaTypeName = "value"
  static let luaAcceptsNil = true

  static func read(_ slot: LuaSlot) throws(LuaFailure) -> AnyArgument {
    AnyArgument(value: try LuaValue.read(slot).plain)
  }

  func push(onto state: LuaState) throws(LuaFailure) {
    switch value {
    case nil: try LuaValue.null.push(onto: state)
    case let it as any LuaConvertible: try it.push(onto: state)
    case let it as AnyObject: try state.push(object: it)
    default: throw LuaFailure("a value of type \(type(of: value)) cannot be given to a script")
    }
  }
}

extension LuaValue {
  /// The Swift value: a number, a string, an object, a rectangle, a list of such; nil for what only Lua
  /// can use.
  var plain: Any? {
    switch self {
    case .null, .function, .type, .other: nil
    case .table(let it): (try? it.list())?.map(\.plain)
    case .boolean(let it): it
    case .integer(let it): Double(it)
    case .number(let it): it
    case .string(let it): it
    case .object(let it): it
    case .value(let it): it.value
    }
  }
}
