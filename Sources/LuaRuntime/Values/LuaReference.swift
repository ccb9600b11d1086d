import CLuaBridge

/// A handle that keeps a Lua value alive. When it goes, Lua is told at a safe moment; a handle
/// that outlives its state is dead and harmless.
public class LuaReference {
  let link: LuaLink
  let id: Int64
  private var owner: UnsafeRawPointer?

  /// Keeps the value in the slot.
  init(keeping slot: LuaSlot) throws(LuaFailure) {
    link = slot.state.link
    id = segue_reference(slot.state.raw, slot.raw.index)
    if id == 0 { throw LuaFailure(slot.state.lastError()) }
  }

  deinit {
    if id != 0, let raw = link.raw { segue_unreference(raw, id, owner) }
  }

  /// Hangs the value on an exposed object, which keeps it from now on instead of this handle:
  /// a closure that captures its owner can then be collected together with it.
  public func attach(to object: AnyObject) throws(LuaError) {
    guard let state = link.state else { return }
    try state.balanced { () throws(LuaFailure) in
      try state.push(object: object)
      let pointer = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
      try state.check(segue_attach(state.raw, id, pointer))
      owner = pointer
    }
  }

  /// The state it belongs to, while that is open.
  public var state: LuaState? { link.state }

  /// Whether the value is still there: its state is open, and its owner, if it has one, alive.
  public var isAlive: Bool {
    guard let state = link.state else { return false }
    let top = segue_top(state.raw)
    defer { segue_set_top(state.raw, top) }
    return segue_push_reference(state.raw, id) != 0
  }

  /// Pushes the value; nil if it is gone.
  func pushValue(onto state: LuaState) throws(LuaFailure) {
    if link.raw == nil || link.raw != state.raw || segue_push_reference(state.raw, id) == 0 {
      try state.check(segue_push_nil(state.raw))
    }
  }

  /// Whether both handles keep the same Lua value.
  public func isSame(as other: LuaReference) -> Bool {
    guard let state = link.state, other.link === link else { return false }
    let top = segue_top(state.raw)
    defer { segue_set_top(state.raw, top) }
    guard segue_push_reference(state.raw, id) != 0 else { return false }
    guard segue_push_reference(state.raw, other.id) != 0 else { return false }
    return segue_same(state.raw, -1, -2) != 0
  }

  /// The state, or an error that it is closed.
  func openState() throws(LuaError) -> LuaState {
    guard let state = link.state else {
      throw LuaError(kind: .host, message: "the Lua state is closed")
    }
    return state
  }
}
