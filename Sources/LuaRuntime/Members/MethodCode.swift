import CLuaBridge

/// A method of an object as a closure over its arguments.
final class LuaMethodCode<Object: AnyObject>: LuaCode {
  /// Runs the method and leaves its result.
  typealias Body = (Object, LuaArguments, LuaResult, LuaState) throws -> Void
  private let signature: LuaSignature
  private let body: Body

  init(_ signature: LuaSignature, _ body: @escaping Body) {
    self.signature = signature
    self.body = body
    super.init(signature.name)
  }

  override func call(
    _ object: UnsafeMutableRawPointer?, _ values: LuaCallValues, _ out: LuaResult,
    _ state: LuaState
  ) throws {
    guard let object else { return }
    let arguments = try LuaArguments(values, signature, state)
    try body(
      Unmanaged<Object>.fromOpaque(object).takeUnretainedValue(), arguments, out, state)
  }
}

/// A method of a value.
final class LuaValueMethodCode<Value>: LuaCode {
  /// Runs the method and leaves its result.
  typealias Body = (Value, LuaArguments, LuaResult, LuaState) throws -> Void
  private let signature: LuaSignature
  private let body: Body

  init(_ signature: LuaSignature, _ body: @escaping Body) {
    self.signature = signature
    self.body = body
    super.init(signature.name)
  }

  override func call(
    _ object: UnsafeMutableRawPointer?, _ values: LuaCallValues, _ out: LuaResult,
    _ state: LuaState
  ) throws {
    guard let object else { return }
    let arguments = try LuaArguments(values, signature, state)
    try body(object.assumingMemoryBound(to: Value.self).pointee, arguments, out, state)
  }
}

/// A function that needs no object.
final class LuaFunctionCode: LuaCode {
  /// Runs the function and leaves its result.
  typealias Body = (LuaArguments, LuaResult, LuaState) throws -> Void
  private let signature: LuaSignature
  private let body: Body

  init(_ signature: LuaSignature, _ body: @escaping Body) {
    self.signature = signature
    self.body = body
    super.init(signature.name)
  }

  override func call(
    _ object: UnsafeMutableRawPointer?, _ values: LuaCallValues, _ out: LuaResult,
    _ state: LuaState
  ) throws {
    try body(try LuaArguments(values, signature, state), out, state)
  }
}

/// What a call of a class runs; the class itself calls it.
final class LuaConstructorCode<Subject>: LuaCode {
  let body: (LuaArguments) throws -> Subject

  init(_ body: @escaping (LuaArguments) throws -> Subject) {
    self.body = body
    super.init("init")
  }
}

/// Two numbers to an object: a call without a generic step.
final class LuaTwoNumbersCode<Object: AnyObject>: LuaCode {
  private let body: (Object, Double, Double) throws -> Void
  private let fallback: LuaMethodCode<Object>

  init(_ fallback: LuaMethodCode<Object>, _ body: @escaping (Object, Double, Double) throws -> Void)
  {
    self.body = body
    self.fallback = fallback
    super.init(fallback.name)
  }

  override func call(
    _ object: UnsafeMutableRawPointer?, _ values: LuaCallValues, _ out: LuaResult,
    _ state: LuaState
  ) throws {
    guard let object, values.count == 2, LuaCode.isNumber(values.base),
      LuaCode.isNumber(values.base + 1)
    else { return try fallback.call(object, values, out, state) }
    try Unmanaged<Object>.fromOpaque(object)._withUnsafeGuaranteedRef {
      try body($0, values.base.pointee.number, values.base[1].number)
    }
  }
}

/// A call without arguments or result.
final class LuaPlainCode<Object: AnyObject>: LuaCode {
  private let body: (Object) throws -> Void
  private let fallback: LuaMethodCode<Object>

  init(_ fallback: LuaMethodCode<Object>, _ body: @escaping (Object) throws -> Void) {
    self.body = body
    self.fallback = fallback
    super.init(fallback.name)
  }

  override func call(
    _ object: UnsafeMutableRawPointer?, _ values: LuaCallValues, _ out: LuaResult,
    _ state: LuaState
  ) throws {
    guard let object, values.count == 0 else {
      return try fallback.call(object, values, out, state)
    }
    try Unmanaged<Object>.fromOpaque(object)._withUnsafeGuaranteedRef { try body($0) }
  }
}

extension LuaCode {
  /// Whether the value is a number of either kind.
  @inline(__always)
  static func isNumber(_ value: UnsafePointer<segue_value>) -> Bool {
    let tag = Int(value.pointee.tag)
    return tag == SEGUE_NUMBER || tag == SEGUE_INTEGER
  }
}
