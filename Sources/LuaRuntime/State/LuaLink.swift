import CLuaBridge

/// What handles hold of a state: emptied when it closes, so that a handle that lives longer does
/// nothing.
final class LuaLink {
  /// The bridge's state while it is open.
  private(set) var raw: OpaquePointer?
  private var unmanagedState: Unmanaged<LuaState>?

  /// The state while it is open.
  var state: LuaState? { raw == nil ? nil : unmanagedState?.takeUnretainedValue() }

  /// The state, for callbacks that only run while it is open.
  @inline(__always)
  var openState: Unmanaged<LuaState> {
    guard let unmanagedState else { preconditionFailure("Lua called a state that is closed.") }
    return unmanagedState
  }

  func open(_ state: LuaState, raw: OpaquePointer) {
    unmanagedState = Unmanaged.passUnretained(state)
    self.raw = raw
  }

  func close() {
    guard let raw else { return }
    self.raw = nil
    segue_close(raw)
    unmanagedState = nil
  }
}
