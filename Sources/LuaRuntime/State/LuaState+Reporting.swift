import CLuaBridge

extension LuaState {
  /// Leaves an error for the bridge to raise; gives the callback's status.
  func report(_ error: any Error) -> Int32 {
    switch error {
    case let failure as LuaFailure:
      if case .script(let error) = failure.reason { return rethrow(error) }
      setMessage(failure.message)
    case let error as LuaError: return rethrow(error)
    default: setMessage("\(error)")
    }
    return Int32(SEGUE_MESSAGE)
  }

  private func rethrow(_ error: LuaError) -> Int32 {
    if error.token == 0 && error.kind != .memoryLimit {
      setMessage(error.text)
      return Int32(SEGUE_MESSAGE)
    }
    segue_rethrow(raw, error.token)
    return Int32(SEGUE_RETHROW)
  }

  /// The text for the bridge.
  func setMessage(_ text: String) {
    text.withUTF8Pointer { segue_set_message(raw, $0, $1) }
  }

  /// Explains a field that a built-in class does not have.
  func unknownField(
    _ key: LuaSlot, of type: LuaType, isStatic: Bool, isWriting: Bool
  ) -> LuaFailure {
    guard let field = key.string else {
      return LuaFailure("\(type.name) has no field of type \(key.typeName)")
    }
    if isWriting && type.isValueType && type.member(named: field) != nil {
      return LuaFailure(
        "\(type.name) is an immutable value: make a changed copy and assign it whole, as in "
          + "v = v:with{\(field) = ...}; for a property: view.frame = view.frame:with{...}")
    }
    let candidates = type.allMembers.filter { $0.isStatic == isStatic && !$0.isConstructor }
    let guess = Suggestion.clause(for: field, in: candidates.map(\.name))
    let other = type.allMembers.first { $0.name == field && !$0.isConstructor }
    let elsewhere =
      other.map { _ in
        isStatic ? "; it belongs to its instances" : "; it belongs to the class \(type.name) itself"
      } ?? ""
    let hint = host?.luaHint(forUnknown: field, in: type).map { "; " + $0 } ?? ""
    let subject = isStatic ? "the class \(type.name)" : type.name
    return LuaFailure("\(subject) has no field '\(field)'\(guess)\(elsewhere)\(hint)")
  }

  /// Tells the host about a field of a script class that looks like a slip. A field that is set is none
  /// of a member that cannot be: who writes `label` does not mean `layer`.
  func notice(_ field: String, builtin: LuaType, classIndex: Int32, isWriting: Bool) {
    guard let host else { return }
    let members = builtin.allMembers.lazy.filter { !$0.isStatic }
    // An override has the name itself, however near another one is.
    guard !members.contains(where: { $0.name == field }) else { return }
    let meant = members.filter {
      !isWriting || $0.isWritable || $0.isFunction || $0.isOverridable
    }
    let suggestion = Suggestion.nearest(to: field, in: meant.map(\.name))
    guard suggestion != nil || host.luaHint(forUnknown: field, in: builtin) != nil else { return }
    let name = segue_class_name(raw, classIndex).map { String(cString: $0) } ?? builtin.name
    host.luaDidNotice(
      LuaSlip(
        className: name, builtinName: builtin.name, field: field, suggestion: suggestion,
        chunk: currentChunk ?? "", line: currentLine))
  }

  /// The text of a value, as `tostring` gives it.
  public func describe(_ value: LuaValue) throws(LuaError) -> String {
    guard case .function(let tostring) = try global("tostring") else { return "value" }
    return try tostring.call(value, returning: String.self)
  }

  /// The text of an object, a value or an instance of a script class.
  func describe(_ slot: LuaSlot) throws -> String {
    switch slot.kind {
    case .object:
      guard let object = slot.object else { return slot.typeName }
      return host?.luaName(of: object) ?? slot.typeName
    case .value: return try types[Int(slot.raw.class_id)].describeValue(slot)
    case .table:
      return host?.luaName(of: try LuaTable.read(slot), className: slot.typeName)
        ?? slot.typeName
    default: return slot.typeName
    }
  }
}
