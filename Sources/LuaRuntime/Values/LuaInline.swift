import CLuaBridge

/// A Swift value type that lives inside a Lua userdata, immutable and compared by value.
public protocol LuaInline: LuaConvertible, Equatable {}

extension LuaInline {
  /// The Swift type's name.
  public static var luaTypeName: String { "\(Self.self)" }

  /// The value, if it is of this class.
  public static func read(_ slot: LuaSlot) throws(LuaFailure) -> Self {
    guard let value = readInline(slot) else { throw .expected(luaTypeName, slot) }
    return value
  }

  /// The value, if it is of this class: for types that accept other forms as well.
  public static func readInline(_ slot: LuaSlot) -> Self? {
    guard slot.raw.tag == Int32(SEGUE_INLINE), let payload = slot.raw.pointer,
      slot.state.types[Int(slot.raw.class_id)].swiftType == ObjectIdentifier(Self.self)
    else { return nil }
    return payload.assumingMemoryBound(to: Self.self).pointee
  }

  /// A new userdata.
  public func push(onto state: LuaState) throws(LuaFailure) {
    guard let id = state.idsByType[ObjectIdentifier(Self.self)] else {
      throw LuaFailure("\(Self.self) is not a registered value class")
    }
    var payload: UnsafeMutableRawPointer?
    try state.check(segue_push_inline(state.raw, Int32(id), &payload))
    payload?.initializeMemory(as: Self.self, to: self)
  }
}
