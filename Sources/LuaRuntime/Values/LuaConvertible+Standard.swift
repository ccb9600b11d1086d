import CLuaBridge

extension Double: LuaConvertible {
  /// `number`
  public static var luaTypeName: String { "number" }
  /// Takes integers as well.
  public static func read(_ slot: LuaSlot) throws(LuaFailure) -> Double {
    guard let number = slot.number else { throw .expected(luaTypeName, slot) }
    return number
  }
  /// A float.
  public func push(onto state: LuaState) throws(LuaFailure) {
    try state.check(segue_push_number(state.raw, self))
  }
}

extension Int: LuaConvertible {
  /// `integer`
  public static var luaTypeName: String { "integer" }
  /// Takes floats with an integral value as well.
  public static func read(_ slot: LuaSlot) throws(LuaFailure) -> Int {
    guard let integer = slot.integer else {
      guard let number = slot.number else { throw .expected(luaTypeName, slot) }
      throw .unfit("integer expected, got \(number)")
    }
    return integer
  }
  /// An integer.
  public func push(onto state: LuaState) throws(LuaFailure) {
    try state.check(segue_push_integer(state.raw, Int64(self)))
  }
}

extension Bool: LuaConvertible {
  /// `boolean`
  public static var luaTypeName: String { "boolean" }
  /// Takes true and false only.
  public static func read(_ slot: LuaSlot) throws(LuaFailure) -> Bool {
    guard let boolean = slot.boolean else { throw .expected(luaTypeName, slot) }
    return boolean
  }
  /// A boolean.
  public func push(onto state: LuaState) throws(LuaFailure) {
    try state.check(segue_push_boolean(state.raw, self ? 1 : 0))
  }
}

extension String: LuaConvertible {
  /// `string`
  public static var luaTypeName: String { "string" }
  /// Takes strings only; bytes that are not UTF-8 are replaced.
  public static func read(_ slot: LuaSlot) throws(LuaFailure) -> String {
    guard let string = slot.string else { throw .expected(luaTypeName, slot) }
    return string
  }
  /// A string.
  public func push(onto state: LuaState) throws(LuaFailure) {
    try state.check(withUTF8Pointer { segue_push_string(state.raw, $0, $1) })
  }
}

extension Optional: LuaConvertible where Wrapped: LuaConvertible {
  /// `UIView or nil`
  public static var luaTypeName: String { Wrapped.luaTypeName + " or nil" }
  /// It does.
  public static var luaAcceptsNil: Bool { true }
  /// As the wrapped type.
  public static var luaAcceptsTable: Bool { Wrapped.luaAcceptsTable }
  /// nil, or the wrapped value.
  public static func read(_ slot: LuaSlot) throws(LuaFailure) -> Wrapped? {
    slot.isNil ? nil : try Wrapped.read(slot)
  }
  /// nil, or the wrapped value.
  public func push(onto state: LuaState) throws(LuaFailure) {
    guard let self else { return try state.check(segue_push_nil(state.raw)) }
    try self.push(onto: state)
  }
}

extension Array: LuaConvertible where Element: LuaConvertible {
  /// `list of UIView`
  public static var luaTypeName: String { "list of " + Element.luaTypeName }
  /// It does.
  public static var luaAcceptsTable: Bool { true }
  /// The list part of a table, copied.
  public static func read(_ slot: LuaSlot) throws(LuaFailure) -> [Element] {
    guard slot.kind == .table else { throw .expected(luaTypeName, slot) }
    var result: [Element] = []
    result.reserveCapacity(Swift.min(slot.listCount, 1024))
    try slot.forEachItem { (item, element) throws(LuaFailure) in
      do throws(LuaFailure) {
        result.append(try Element.read(element))
      } catch {
        guard case .unfit(let detail) = error.reason else { throw error }
        throw .unfit("element \(item): \(detail)")
      }
    }
    return result
  }
  /// A new table.
  public func push(onto state: LuaState) throws(LuaFailure) {
    try state.check(segue_push_table(state.raw, Int32(clamping: count)))
    for (index, element) in enumerated() {
      try element.push(onto: state)
      try state.check(segue_set_item(state.raw, -2, Int64(index + 1)))
    }
  }
}

extension Dictionary: LuaConvertible where Key == String, Value: LuaConvertible {
  /// `table of number`
  public static var luaTypeName: String { "table of " + Value.luaTypeName }
  /// It does.
  public static var luaAcceptsTable: Bool { true }
  /// The fields with string keys, copied.
  public static func read(_ slot: LuaSlot) throws(LuaFailure) -> [String: Value] {
    guard slot.kind == .table else { throw .expected(luaTypeName, slot) }
    var result: [String: Value] = [:]
    let top = segue_top(slot.state.raw)
    defer { segue_set_top(slot.state.raw, top) }
    for key in slot.stringKeys() {
      guard let field = try slot.rawField(key) else { continue }
      result[key] = try Value.read(field)
      segue_set_top(slot.state.raw, top)
    }
    return result
  }
  /// A new table, filled in the order of the keys.
  public func push(onto state: LuaState) throws(LuaFailure) {
    try state.check(segue_push_table(state.raw, 0))
    for (key, value) in sorted(by: { $0.key < $1.key }) {
      try value.push(onto: state)
      try state.check(
        key.withUTF8Pointer { segue_set_field(state.raw, -2, $0, $1, 1) })
    }
  }
}
