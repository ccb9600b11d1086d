import CLuaBridge

/// A Lua table, or any value with fields, that Swift can read and write. The handle keeps it
/// alive; for a table that must stay weak, as a delegate, see `LuaState.companion(of:as:make:)`.
public final class LuaTable: LuaReference, LuaConvertible {
  /// `table`
  public static var luaTypeName: String { "table" }
  /// It is one.
  public static var luaAcceptsTable: Bool { true }

  /// Keeps the table.
  public static func read(_ slot: LuaSlot) throws(LuaFailure) -> LuaTable {
    guard slot.kind == .table else { throw .expected(luaTypeName, slot) }
    return try LuaTable(keeping: slot)
  }

  /// The table itself.
  public func push(onto state: LuaState) throws(LuaFailure) { try pushValue(onto: state) }

  /// A field as a Swift value; metamethods are honoured.
  public func field<Value: LuaConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(LuaError) -> Value {
    let state = try openState()
    return try state.balanced { () throws(LuaFailure) in
      try pushValue(onto: state)
      let slot = try state.field(name, ofPlace: -1)
      do throws(LuaFailure) { return try Value.read(slot) } catch {
        throw error.placed("bad field '\(name)'")
      }
    }
  }

  /// Sets a field; metamethods are honoured.
  public func setField(_ name: String, to value: some LuaConvertible) throws(LuaError) {
    let state = try openState()
    try state.balanced { () throws(LuaFailure) in
      try pushValue(onto: state)
      try value.push(onto: state)
      try state.check(
        name.withUTF8Pointer { segue_set_field(state.raw, -2, $0, $1, 0) })
    }
  }

  /// The elements of the list part.
  public func list() throws(LuaError) -> [LuaValue] {
    let state = try openState()
    return try state.balanced { () throws(LuaFailure) in
      try pushValue(onto: state)
      return try [LuaValue].read(state.slot(-1))
    }
  }

  /// All keys and values: the list part, numbers ascending, strings sorted, then the rest.
  public func entries() throws(LuaError) -> [(key: LuaValue, value: LuaValue)] {
    let state = try openState()
    return try state.balanced { () throws(LuaFailure) in
      try pushValue(onto: state)
      return try state.entries(ofPlace: segue_top(state.raw))
    }
  }

  /// Appends to the list part.
  public func append(_ value: some LuaConvertible) throws(LuaError) {
    let state = try openState()
    try state.balanced { () throws(LuaFailure) in
      try pushValue(onto: state)
      let count = segue_length(state.raw, -1)
      try value.push(onto: state)
      try state.check(segue_set_item(state.raw, -2, Int64(count) + 1))
    }
  }
}

extension LuaState {
  /// A new empty table.
  public func makeTable() throws(LuaError) -> LuaTable {
    try balanced { () throws(LuaFailure) in
      try check(segue_push_table(raw, 0))
      return try LuaTable.read(slot(-1))
    }
  }

  /// Pushes a field of the value at a place.
  func field(_ name: String, ofPlace index: Int32) throws(LuaFailure) -> LuaSlot {
    var value = segue_value()
    try check(name.withUTF8Pointer { segue_get_field(raw, index, $0, $1, 0, &value) })
    return LuaSlot(value, self)
  }

  /// The entries of the table at a place, in the fixed order.
  func entries(
    ofPlace index: Int32
  ) throws(LuaFailure) -> [(key: LuaValue, value: LuaValue)] {
    var result: [(key: LuaValue, value: LuaValue)] = []
    let top = segue_top(raw)
    try check(segue_push_nil(raw))
    var key = segue_value()
    var value = segue_value()
    while segue_next(raw, index, &key, &value) != 0 {
      let entry = (try LuaValue.read(LuaSlot(key, self)), try LuaValue.read(LuaSlot(value, self)))
      result.append(entry)
      segue_set_top(raw, top + 1)
    }
    segue_set_top(raw, top)
    return result.sorted { $0.key.precedes($1.key) }
  }
}
