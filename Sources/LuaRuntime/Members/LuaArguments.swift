import CLuaBridge

/// The values of a call as C passes them.
struct LuaCallValues {
  let base: UnsafePointer<segue_value>
  let count: Int

  init(_ base: UnsafePointer<segue_value>, _ count: Int) {
    self.base = base
    self.count = count
  }
}

/// The arguments of a call: positional ones, then one table of labels. Good during the call only.
public struct LuaArguments {
  /// The state that calls.
  public unowned(unsafe) let state: LuaState
  /// The script class whose instance is being made, in a constructor that a script class uses.
  public internal(set) var scriptClass: LuaScriptClass?
  let signature: LuaSignature
  let values: LuaCallValues
  /// The table of labels, if there is one.
  let labels: LuaSlot?
  /// How many arguments are positional.
  let positionalCount: Int

  init(
    _ values: LuaCallValues, _ signature: LuaSignature, _ state: LuaState
  ) throws(LuaFailure) {
    self.state = state
    self.signature = signature
    self.values = values
    var labels: LuaSlot?
    if values.count > 0 {
      let last = LuaSlot(values.base[values.count - 1], state)
      if try LuaArguments.isLabels(last, place: values.count - 1, signature) { labels = last }
    }
    self.labels = labels
    positionalCount = values.count - (labels == nil ? 0 : 1)
    try checkCount()
    if let labels, !signature.allowsOtherLabels { try checkLabels(labels) }
  }

  /// Whether the last argument is the table of labels and not a table meant for a parameter.
  private static func isLabels(
    _ slot: LuaSlot, place: Int, _ signature: LuaSignature
  ) throws(LuaFailure) -> Bool {
    guard slot.kind == .table else { return false }
    let state = slot.state
    if segue_has_metatable(state.raw, slot.raw.index) != 0 { return false }
    if signature.parameters.isEmpty { return signature.allowsOtherLabels }
    let top = segue_top(state.raw)
    defer { segue_set_top(state.raw, top) }
    for parameter in signature.parameters {
      if let label = parameter.label, try slot.rawField(label) != nil { return true }
    }
    if signature.allowsOtherLabels && place == 0 { return true }
    if place < signature.parameters.count, signature.parameters[place].acceptsTable {
      return !signature.parameters[place].isPositional && !signature.allowsPositional
    }
    return slot.listCount == 0 && !signature.labels.isEmpty
  }

  private func checkCount() throws(LuaFailure) {
    let most = signature.positionalCount
    guard positionalCount > most else { return }
    let extra = LuaSlot(values.base[most], state)
    if extra.isNil && positionalCount == most + 1 { return }
    if signature.parameters.contains(where: { !$0.isPositional }) {
      throw LuaFailure(
        "'\(signature.shownName)' takes its labelled arguments in a table: \(signature.call)")
    }
    throw LuaFailure(
      "too many arguments to '\(signature.shownName)' (\(positionalCount)): \(signature.call)")
  }

  private func checkLabels(_ labels: LuaSlot) throws(LuaFailure) {
    let legal = signature.labels
    for key in labels.stringKeys() where !legal.contains(key) {
      throw LuaFailure(
        "'\(signature.shownName)' has no argument '\(key)'"
          + "\(Suggestion.clause(for: key, in: legal)); call: \(signature.call)")
    }
  }

  /// Labels that no parameter has, sorted.
  var otherLabels: [String] {
    guard let labels else { return [] }
    return labels.stringKeys().filter { !signature.labels.contains($0) }
  }

  // MARK: Reading

  /// How many arguments were passed, the table of labels not counted.
  public var count: Int { positionalCount }

  /// The argument for a parameter, nil if it was left out or is nil.
  func slot(at index: Int) throws(LuaFailure) -> LuaSlot? {
    if let labels, let label = signature.parameters[index].label,
      let found = try labels.rawField(label)
    {
      return found
    }
    guard let place = signature.places[index], place < positionalCount else { return nil }
    let slot = LuaSlot(values.base[place], state)
    return slot.isNil ? nil : slot
  }

  private func index(of name: String) throws(LuaFailure) -> Int {
    for (index, parameter) in signature.parameters.enumerated()
    where parameter.label == name || (parameter.label == nil && parameter.name == name) {
      return index
    }
    for (index, parameter) in signature.parameters.enumerated() where parameter.name == name {
      return index
    }
    throw LuaFailure("'\(signature.shownName)' does not declare the argument '\(name)'")
  }

  /// The argument of that label (or name, if it has no label) as it is.
  public func slot(_ name: String) throws(LuaFailure) -> LuaSlot? {
    try slot(at: index(of: name))
  }

  /// Whether the argument was passed and is not nil.
  public func has(_ name: String) throws(LuaFailure) -> Bool { try slot(name) != nil }

  /// An argument that must be there.
  public func required<Value: LuaConvertible>(
    _ name: String, _ type: Value.Type = Value.self
  ) throws(LuaFailure) -> Value {
    try value(at: index(of: name), as: type)
  }

  /// An argument that may be left out.
  public func optional<Value: LuaConvertible>(
    _ name: String, _ type: Value.Type = Value.self
  ) throws(LuaFailure) -> Value? {
    try value(at: index(of: name), as: Value?.self)
  }

  /// An argument that may be left out.
  public func optional<Value: LuaConvertible>(
    _ name: String, default fallback: Value
  ) throws(LuaFailure) -> Value {
    try value(at: index(of: name), as: Value?.self) ?? fallback
  }

  /// The argument for a parameter.
  func value<Value: LuaConvertible>(
    at index: Int, as type: Value.Type
  ) throws(LuaFailure) -> Value {
    if let slot = try slot(at: index) {
      do { return try Value.read(slot) } catch { throw error.placed(place(of: index)) }
    }
    if Value.luaAcceptsNil { return try Value.read(LuaSlot(segue_value(), state)) }
    let parameter = signature.parameters[index]
    if let place = signature.places[index], place < values.count,
      LuaSlot(values.base[place], state).kind == .null
    {
      throw LuaFailure.expected(Value.shownName(in: state), LuaSlot(values.base[place], state))
        .placed(self.place(of: index))
    }
    throw LuaFailure(
      "missing argument '\(parameter.label ?? parameter.name)' "
        + "(\(Value.shownName(in: state))) in the call of \(signature.call)")
  }

  private func place(of index: Int) -> String {
    let parameter = signature.parameters[index]
    if let place = signature.places[index], place < positionalCount {
      return "bad argument #\(place + 1) to '\(signature.shownName)'"
    }
    return "bad argument '\(parameter.label ?? parameter.name)' to '\(signature.shownName)'"
  }
}

extension LuaConvertible {
  /// The type's name as scripts know it.
  static func shownName(in state: LuaState) -> String {
    state.idsByType[ObjectIdentifier(Self.self)].map { state.types[$0].name } ?? luaTypeName
  }
}
