import CLuaBridge

extension LuaState {
  /// The number of a name, to look it up fast.
  private func number(of name: String) throws(LuaFailure) -> Int32 {
    if let number = names[name] { return number }
    let number = name.withUTF8Pointer { segue_intern(raw, $0, $1) }
    if number < 0 { throw LuaFailure(lastError()) }
    names[name] = number
    return number
  }

  /// Pushes what a script defined under that name for the object: a field of its own, or of its
  /// script class; for a companion, a field of its table. Built-in members do not count.
  private func find(_ name: String, of object: AnyObject) throws(LuaFailure) -> LuaSlot? {
    var value = segue_value()
    let found = segue_find_override(raw, address(object), try number(of: name), &value)
    if found < 0 { throw LuaFailure(lastError()) }
    return found == 0 ? nil : LuaSlot(value, self)
  }

  /// Whether a script defined that name for the object or companion.
  public func implements(_ object: AnyObject, _ name: String) -> Bool {
    guard isOpen else { return false }
    let top = segue_top(raw)
    defer { segue_set_top(raw, top) }
    do { return try find(name, of: object) != nil } catch { return false }
  }

  /// Calls what a script defined under that name with the object as `self`. False if there is
  /// nothing.
  @discardableResult
  public func invoke<each Argument: LuaConvertible>(
    _ object: AnyObject, _ name: String, _ arguments: repeat each Argument
  ) throws(LuaError) -> Bool {
    guard isOpen else { return false }
    return try balanced { () throws(LuaFailure) in
      guard let slot = try find(name, of: object) else { return false }
      guard slot.kind == .function else { throw notFunction(name, slot) }
      try push(object: object)
      let count = try pushAll(repeat each arguments)
      try finishCall(arguments: count + 1)
      return true
    }
  }

  /// Calls what a script defined under that name and reads the result; nil if there is nothing.
  /// A value may stand for a function that would only return it.
  public func invoke<each Argument: LuaConvertible, Result: LuaConvertible>(
    _ object: AnyObject, _ name: String, _ arguments: repeat each Argument,
    returning type: Result.Type
  ) throws(LuaError) -> Result? {
    guard isOpen else { return nil }
    return try balanced { () throws(LuaFailure) -> Result? in
      guard let slot = try find(name, of: object) else { return nil }
      guard slot.kind == .function else {
        do throws(LuaFailure) { return try Result.read(slot) } catch {
          throw error.placed("bad value '\(name)'")
        }
      }
      try push(object: object)
      let count = try pushAll(repeat each arguments)
      return try finishCall(arguments: count + 1, as: type, name: name)
    }
  }

  /// The same with arguments whose types are known at run time only.
  public func invoke(
    _ object: AnyObject, _ name: String, arguments: [any LuaConvertible]
  ) throws(LuaError) -> LuaValue? {
    guard isOpen else { return nil }
    return try balanced { () throws(LuaFailure) -> LuaValue? in
      guard let slot = try find(name, of: object) else { return nil }
      guard slot.kind == .function else { return try LuaValue.read(slot) }
      try push(object: object)
      for argument in arguments { try argument.push(onto: self) }
      return try finishCall(
        arguments: Int32(clamping: arguments.count + 1), as: LuaValue.self, name: name)
    }
  }

  private func notFunction(_ name: String, _ slot: LuaSlot) -> LuaFailure {
    LuaFailure("'\(name)' should be a function, not a \(slot.typeName)")
  }
}
