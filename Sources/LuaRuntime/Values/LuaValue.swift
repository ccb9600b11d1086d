import CLuaBridge

/// Any Lua value.
public enum LuaValue: LuaConvertible {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case table(LuaTable)
  case function(LuaFunction)
  /// An exposed object: of a built-in class, or an instance of a script class that inherits one.
  case object(AnyObject)
  /// An immutable value such as a rectangle.
  case value(LuaAnyValue)
  /// A class.
  case type(LuaScriptClass)
  /// A coroutine or something else that only Lua can use.
  case other(LuaReference)

  /// `value`
  public static var luaTypeName: String { "value" }
  /// It does.
  public static var luaAcceptsNil: Bool { true }
  /// It does.
  public static var luaAcceptsTable: Bool { true }

  /// Any value.
  public static func read(_ slot: LuaSlot) throws(LuaFailure) -> LuaValue {
    switch slot.kind {
    case .absent, .null: return .null
    case .boolean: return .boolean(slot.raw.integer != 0)
    case .integer: return .integer(Int(slot.raw.integer))
    case .number: return .number(slot.raw.number)
    case .string: return .string(try String.read(slot))
    case .table: return .table(try LuaTable.read(slot))
    case .function: return .function(try LuaFunction.read(slot))
    case .object: return slot.object.map(LuaValue.object) ?? .null
    case .value: return .value(try slot.state.types[Int(slot.raw.class_id)].anyValue(slot))
    case .type: return .type(try LuaScriptClass.read(slot))
    case .thread, .other: return .other(try LuaReference(keeping: slot))
    }
  }

  /// The value itself.
  public func push(onto state: LuaState) throws(LuaFailure) {
    switch self {
    case .null: try state.check(segue_push_nil(state.raw))
    case .boolean(let value): try value.push(onto: state)
    case .integer(let value): try value.push(onto: state)
    case .number(let value): try value.push(onto: state)
    case .string(let value): try value.push(onto: state)
    case .table(let value): try value.push(onto: state)
    case .function(let value): try value.push(onto: state)
    case .object(let value): try state.push(object: value)
    case .value(let value): try value.push(state)
    case .type(let value): try value.push(onto: state)
    case .other(let value): try value.pushValue(onto: state)
    }
  }

  /// The fixed order of keys: integers and numbers ascending, strings, booleans, then the rest.
  func precedes(_ other: LuaValue) -> Bool {
    switch (sortable, other.sortable) {
    case (.number(let left), .number(let right)): left < right
    case (.text(let left), .text(let right)): left < right
    case (let left, let right): left.rank < right.rank
    }
  }

  private enum Sortable {
    case number(Double)
    case text(String)
    case other(Int)

    var rank: Int {
      switch self {
      case .number: 0
      case .text: 1
      case .other(let rank): rank
      }
    }
  }

  private var sortable: Sortable {
    switch self {
    case .integer(let value): .number(Double(value))
    case .number(let value): .number(value)
    case .string(let value): .text(value)
    case .boolean(let value): .other(value ? 3 : 2)
    default: .other(4)
    }
  }
}

/// An immutable value of a registered value class, whatever its type.
public struct LuaAnyValue {
  /// Its class.
  public let type: LuaType
  /// The Swift value.
  public let value: Any
  let push: (LuaState) throws(LuaFailure) -> Void
}
