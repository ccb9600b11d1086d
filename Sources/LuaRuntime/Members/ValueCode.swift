import CLuaBridge

/// A field of a value, as `:with{...}` and `tostring` use it.
class LuaFieldCode<Subject>: LuaCode {
  func change(_ value: inout Subject, _ slot: LuaSlot) throws {}
  func text(_ value: Subject, _ state: LuaState) throws -> String { "" }
}

/// A field of a known type.
final class LuaTypedFieldCode<Subject, Value: LuaConvertible>: LuaFieldCode<Subject> {
  private let getter: (Subject) -> Value
  private let setter: (inout Subject, Value) throws -> Void

  init(
    _ name: String, _ getter: @escaping (Subject) -> Value,
    _ setter: @escaping (inout Subject, Value) throws -> Void
  ) {
    self.getter = getter
    self.setter = setter
    super.init(name)
  }

  override func get(_ object: UnsafeMutableRawPointer?, _ out: LuaResult, _ state: LuaState) throws
  {
    guard let object else { return }
    let value = getter(object.assumingMemoryBound(to: Subject.self).pointee)
    if let number = value as? Double { return out.set(number) }
    try out.push(value, state)
  }

  override func change(_ value: inout Subject, _ slot: LuaSlot) throws {
    try setter(&value, try Value.read(slot))
  }

  override func text(_ value: Subject, _ state: LuaState) throws -> String {
    try state.balanced { () throws(LuaFailure) in
      try getter(value).push(onto: state)
      var text = segue_value()
      try state.check(segue_to_text(state.raw, -1, &text))
      return LuaSlot(text, state).string ?? ""
    }
  }
}

/// Something that follows from a value.
final class LuaDerivedCode<Subject, Value: LuaConvertible>: LuaCode {
  private let getter: (Subject) -> Value

  init(_ name: String, _ getter: @escaping (Subject) -> Value) {
    self.getter = getter
    super.init(name)
  }

  override func get(_ object: UnsafeMutableRawPointer?, _ out: LuaResult, _ state: LuaState) throws
  {
    guard let object else { return }
    try out.push(getter(object.assumingMemoryBound(to: Subject.self).pointee), state)
  }
}

/// `value:with{x = 3}`: a changed copy.
final class LuaWithCode<Subject: LuaInline>: LuaCode {
  private let fields: [LuaFieldCode<Subject>]

  init(fields: [LuaFieldCode<Subject>]) {
    self.fields = fields
    super.init("with")
  }

  func info(owner: String) -> LuaMemberInfo {
    let fields = fields
    return LuaMemberInfo(
      .method, name, doc: "A copy with some fields changed.", type: owner,
      signature: LuaSignature(owner: owner, name: name) {
        fields.map { LuaParameter("\($0.name): value?") }
      }, code: self)
  }

  override func call(
    _ object: UnsafeMutableRawPointer?, _ values: LuaCallValues, _ out: LuaResult,
    _ state: LuaState
  ) throws {
    guard let object else { return }
    var value = object.assumingMemoryBound(to: Subject.self).pointee
    guard values.count == 1, values.base.pointee.tag == Int32(SEGUE_TABLE) else {
      throw LuaFailure("'with' takes a table of changed fields: v:with{\(fields[0].name) = ...}")
    }
    let table = LuaSlot(values.base.pointee, state)
    let keys = table.stringKeys()
    for key in keys where !fields.contains(where: { $0.name == key }) {
      let guess = Suggestion.clause(for: key, in: fields.map(\.name))
      throw LuaFailure("there is no field '\(key)' to change\(guess)")
    }
    for field in fields where keys.contains(field.name) {
      guard let slot = try table.rawField(field.name) else { continue }
      do { try field.change(&value, slot) } catch let failure as LuaFailure {
        throw failure.placed("bad field '\(field.name)' to 'with'")
      }
    }
    try out.push(value, state)
  }
}

/// The operators that values may have.
public enum LuaOperation: String, Sendable, CaseIterable {
  case add, subtract, multiply, divide, negate, lessThan, lessOrEqual, concatenate

  var raw: Int32 {
    let symbols: [LuaOperation: Character] = [
      .add: "+", .subtract: "-", .multiply: "*", .divide: "/", .negate: "~", .lessThan: "<",
      .lessOrEqual: "l", .concatenate: ".",
    ]
    return symbols[self].flatMap(\.asciiValue).map(Int32.init) ?? 0
  }

  init?(raw: Int32) {
    guard let found = LuaOperation.allCases.first(where: { $0.raw == raw }) else { return nil }
    self = found
  }

  /// How it is written.
  var text: String {
    switch self {
    case .add: "'+'"
    case .subtract: "'-'"
    case .multiply: "'*'"
    case .divide: "'/'"
    case .negate: "'-'"
    case .lessThan: "'<'"
    case .lessOrEqual: "'<='"
    case .concatenate: "'..'"
    }
  }
}

/// An operator of a value class.
class LuaOperationCode: LuaCode {
  let operation: Int32

  init(_ operation: LuaOperation) {
    self.operation = operation.raw
    super.init(operation.rawValue)
  }

  /// Runs it if the operands fit.
  func run(
    _ left: LuaSlot, _ right: LuaSlot, _ out: LuaResult, _ state: LuaState
  ) throws -> Bool { false }
}

/// An operator of two operands of known types.
final class LuaBinaryCode<Left: LuaConvertible, Right: LuaConvertible, Result: LuaConvertible>:
  LuaOperationCode
{
  private let body: (Left, Right) throws -> Result

  init(_ operation: LuaOperation, _ body: @escaping (Left, Right) throws -> Result) {
    self.body = body
    super.init(operation)
  }

  override func run(
    _ left: LuaSlot, _ right: LuaSlot, _ out: LuaResult, _ state: LuaState
  ) throws -> Bool {
    let first: Left
    let second: Right
    do {
      first = try Left.read(left)
      second = try Right.read(right)
    } catch { return false }
    try out.push(try body(first, second), state)
    return true
  }
}
