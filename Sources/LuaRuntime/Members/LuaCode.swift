import CLuaBridge

/// Where a member's code leaves its result.
struct LuaResult {
  let raw: UnsafeMutablePointer<segue_value>

  @inline(__always)
  init(_ raw: UnsafeMutablePointer<segue_value>) { self.raw = raw }

  @inline(__always)
  func set(_ number: Double) {
    raw.pointee.number = number
    raw.pointee.tag = Int32(SEGUE_NUMBER)
  }

  @inline(__always)
  func set(_ boolean: Bool) {
    raw.pointee.integer = boolean ? 1 : 0
    raw.pointee.tag = Int32(SEGUE_BOOLEAN)
  }

  @inline(__always)
  func set(_ integer: Int) {
    raw.pointee.integer = Int64(integer)
    raw.pointee.tag = Int32(SEGUE_INTEGER)
  }

  /// That many values were pushed.
  @inline(__always)
  func setOnStack(_ count: Int32) {
    raw.pointee.index = count
    raw.pointee.tag = Int32(SEGUE_ON_STACK)
  }

  /// Pushes the value. What the code left below it on the stack does no harm.
  @inline(__always)
  func push(_ value: some LuaConvertible, _ state: LuaState) throws {
    try value.push(onto: state)
    setOnStack(1)
  }
}

/// The Swift side of one member: what the bridge calls with an object's address and plain values.
class LuaCode {
  /// Name of the member.
  let name: String
  /// What is known about the member; set when its class is registered.
  unowned(unsafe) var info: LuaMemberInfo?

  init(_ name: String) { self.name = name }

  func get(_ object: UnsafeMutableRawPointer?, _ out: LuaResult, _ state: LuaState) throws {
    throw LuaFailure("'\(name)' cannot be read")
  }

  func set(
    _ object: UnsafeMutableRawPointer?, _ value: UnsafePointer<segue_value>, _ state: LuaState
  ) throws {
    throw LuaFailure("'\(name)' cannot be set")
  }

  func call(
    _ object: UnsafeMutableRawPointer?, _ values: LuaCallValues, _ out: LuaResult,
    _ state: LuaState
  ) throws {
    throw LuaFailure("'\(name)' cannot be called")
  }
}
