import CLuaBridge

/// A number of an object: the fastest path, with no generic step between the bridge and the
/// closures.
final class LuaNumberCode<Object: AnyObject>: LuaCode {
  private let getter: (Object) -> Double
  private let setter: ((Object, Double) throws -> Void)?

  init(
    _ name: String, _ getter: @escaping (Object) -> Double,
    _ setter: ((Object, Double) throws -> Void)?
  ) {
    self.getter = getter
    self.setter = setter
    super.init(name)
  }

  override func get(_ object: UnsafeMutableRawPointer?, _ out: LuaResult, _ state: LuaState) throws
  {
    guard let object else { return }
    out.set(Unmanaged<Object>.fromOpaque(object)._withUnsafeGuaranteedRef { getter($0) })
  }

  override func set(
    _ object: UnsafeMutableRawPointer?, _ value: UnsafePointer<segue_value>, _ state: LuaState
  ) throws {
    guard let object, let setter else { return }
    let tag = Int(value.pointee.tag)
    guard tag == SEGUE_NUMBER || tag == SEGUE_INTEGER else {
      throw LuaFailure.expected("number", LuaSlot(value.pointee, state))
    }
    let number = value.pointee.number
    try Unmanaged<Object>.fromOpaque(object)._withUnsafeGuaranteedRef { try setter($0, number) }
  }
}

/// A boolean of an object.
final class LuaBooleanCode<Object: AnyObject>: LuaCode {
  private let getter: (Object) -> Bool
  private let setter: ((Object, Bool) throws -> Void)?

  init(
    _ name: String, _ getter: @escaping (Object) -> Bool,
    _ setter: ((Object, Bool) throws -> Void)?
  ) {
    self.getter = getter
    self.setter = setter
    super.init(name)
  }

  override func get(_ object: UnsafeMutableRawPointer?, _ out: LuaResult, _ state: LuaState) throws
  {
    guard let object else { return }
    out.set(Unmanaged<Object>.fromOpaque(object)._withUnsafeGuaranteedRef { getter($0) })
  }

  override func set(
    _ object: UnsafeMutableRawPointer?, _ value: UnsafePointer<segue_value>, _ state: LuaState
  ) throws {
    guard let object, let setter else { return }
    guard value.pointee.tag == Int32(SEGUE_BOOLEAN) else {
      throw LuaFailure.expected("boolean", LuaSlot(value.pointee, state))
    }
    let boolean = value.pointee.integer != 0
    try Unmanaged<Object>.fromOpaque(object)._withUnsafeGuaranteedRef { try setter($0, boolean) }
  }
}

/// Any property of an object.
final class LuaPropertyCode<Object: AnyObject, Value: LuaConvertible>: LuaCode {
  private let getter: (Object) throws -> Value
  private let setter: ((Object, Value) throws -> Void)?

  init(
    _ name: String, _ getter: @escaping (Object) throws -> Value,
    _ setter: ((Object, Value) throws -> Void)?
  ) {
    self.getter = getter
    self.setter = setter
    super.init(name)
  }

  override func get(_ object: UnsafeMutableRawPointer?, _ out: LuaResult, _ state: LuaState) throws
  {
    guard let object else { return }
    let value = try Unmanaged<Object>.fromOpaque(object)._withUnsafeGuaranteedRef {
      try getter($0)
    }
    try out.push(value, state)
  }

  override func set(
    _ object: UnsafeMutableRawPointer?, _ value: UnsafePointer<segue_value>, _ state: LuaState
  ) throws {
    guard let object, let setter else { return }
    let value = try Value.read(LuaSlot(value.pointee, state))
    try Unmanaged<Object>.fromOpaque(object)._withUnsafeGuaranteedRef { try setter($0, value) }
  }
}

/// A property of the class itself.
final class LuaStaticCode<Value: LuaConvertible>: LuaCode, LuaSettableCode {
  private let getter: () throws -> Value
  private let setter: ((Value) throws -> Void)?

  init(_ name: String, _ getter: @escaping () throws -> Value, _ setter: ((Value) throws -> Void)?)
  {
    self.getter = getter
    self.setter = setter
    super.init(name)
  }

  var isSettable: Bool { setter != nil }

  override func get(_ object: UnsafeMutableRawPointer?, _ out: LuaResult, _ state: LuaState) throws
  {
    try out.push(try getter(), state)
  }

  override func set(
    _ object: UnsafeMutableRawPointer?, _ value: UnsafePointer<segue_value>, _ state: LuaState
  ) throws {
    try setter?(try Value.read(LuaSlot(value.pointee, state)))
  }
}
