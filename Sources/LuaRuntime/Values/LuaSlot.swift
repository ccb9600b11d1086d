import CLuaBridge

/// A Lua value where it lies on the stack: an argument, a field, a list element. It must not be
/// kept beyond the call it was given to.
public struct LuaSlot {
  let raw: segue_value
  /// The state it belongs to.
  public unowned(unsafe) let state: LuaState

  init(_ raw: segue_value, _ state: LuaState) {
    self.raw = raw
    self.state = state
  }

  /// The kinds of Lua values, as far as they matter here.
  public enum Kind {
    case absent, null, boolean, integer, number, string, object, value, table, function, type,
      thread, other
  }

  /// What it is.
  public var kind: Kind {
    switch Int(raw.tag) {
    case SEGUE_NONE: .absent
    case SEGUE_NIL: .null
    case SEGUE_BOOLEAN: .boolean
    case SEGUE_INTEGER: .integer
    case SEGUE_NUMBER: .number
    case SEGUE_STRING: .string
    case SEGUE_OBJECT: .object
    case SEGUE_INLINE: .value
    case SEGUE_TABLE: .table
    case SEGUE_FUNCTION: .function
    case SEGUE_CLASS: .type
    case SEGUE_THREAD: .thread
    default: .other
    }
  }

  /// Whether there is no value.
  public var isNil: Bool { raw.tag <= Int32(SEGUE_NIL) }

  /// The number, if it is one.
  public var number: Double? {
    raw.tag == Int32(SEGUE_NUMBER) || raw.tag == Int32(SEGUE_INTEGER) ? raw.number : nil
  }

  /// The integer, if it is one or a number with such a value.
  public var integer: Int? {
    if raw.tag == Int32(SEGUE_INTEGER) { return Int(raw.integer) }
    guard raw.tag == Int32(SEGUE_NUMBER), raw.number >= -0x1p63, raw.number < 0x1p63 else {
      return nil
    }
    let whole = Int(raw.number)
    return Double(whole) == raw.number ? whole : nil
  }

  /// The boolean, if it is one.
  public var boolean: Bool? { raw.tag == Int32(SEGUE_BOOLEAN) ? raw.integer != 0 : nil }

  /// The string, if it is one.
  public var string: String? {
    guard raw.tag == Int32(SEGUE_STRING), let bytes = raw.pointer else { return nil }
    return String(
      decoding: UnsafeRawBufferPointer(start: bytes, count: raw.length), as: UTF8.self)
  }

  /// The exposed object, if it is one.
  public var object: AnyObject? {
    guard raw.tag == Int32(SEGUE_OBJECT), let pointer = raw.pointer else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Its type in error messages: `number`, `nil`, `CGRect`, `Card`.
  public var typeName: String {
    if raw.tag == Int32(SEGUE_NONE) { return "no value" }
    return String(cString: segue_type_name(state.raw, raw.index))
  }

  /// Length of the list, if it is a table.
  public var listCount: Int { kind == .table ? segue_length(state.raw, raw.index) : 0 }

  /// Visits the elements of the list, counted from 1.
  public func forEachItem(_ body: (Int, LuaSlot) throws(LuaFailure) -> Void) throws(LuaFailure) {
    let count = listCount
    guard count > 0 else { return }
    let top = segue_top(state.raw)
    defer { segue_set_top(state.raw, top) }
    for item in 1...count {
      var value = segue_value()
      try state.check(segue_get_item(state.raw, raw.index, Int64(item), &value))
      try body(item, LuaSlot(value, state))
      segue_set_top(state.raw, top)
    }
  }

  /// The field of a plain table, without metamethods. It stays on the stack during the call.
  func rawField(_ name: String) throws(LuaFailure) -> LuaSlot? {
    var value = segue_value()
    try state.check(
      name.withUTF8Pointer { segue_get_field(state.raw, raw.index, $0, $1, 1, &value) })
    return value.tag == Int32(SEGUE_NIL) ? nil : LuaSlot(value, state)
  }

  /// The string keys of a plain table, sorted; other keys are left out.
  public func stringKeys() -> [String] {
    guard kind == .table else { return [] }
    var keys: [String] = []
    let top = segue_top(state.raw)
    guard segue_push_nil(state.raw) == 0 else { return [] }
    var key = segue_value()
    var value = segue_value()
    while segue_next(state.raw, raw.index, &key, &value) != 0 {
      if let text = LuaSlot(key, state).string { keys.append(text) }
      segue_set_top(state.raw, top + 1)
    }
    segue_set_top(state.raw, top)
    return keys.sorted()
  }
}

extension String {
  /// Gives the text as bytes to C.
  func withUTF8Pointer<Result>(
    _ body: (UnsafePointer<CChar>?, Int) -> Result
  ) -> Result {
    var copy = self
    return copy.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { body($0.baseAddress, $0.count) }
    }
  }
}
