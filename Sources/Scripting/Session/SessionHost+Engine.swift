import Layers
import LuaRuntime

extension SessionHost: ScriptHost {
  func adopt(owner: EngineObject, child: EngineObject) {
    attempt { () throws(LuaError) in try state.adopt(owner: owner, child: child) }
  }

  func release(owner: EngineObject, child: EngineObject) {
    state.drop(owner: owner, child: child)
  }

  func setRoot(_ object: EngineObject, _ isRoot: Bool) {
    if isRoot {
      attempt { () throws(LuaError) in try state.root(object) }
    } else {
      state.unroot(object)
    }
  }

  var currentLine: Int? {
    let line = state.currentLine
    return line > 0 ? line : nil
  }

  func failureChanged(isSet: Bool) { state.hasPendingFailure = isSet }

  func collect() { state.fullCollection() }

  var isStopping: Bool { state.isStopping }

  func standIn(for object: EngineObject) -> AnyObject? {
    guard object.script != nil else { return nil }
    return attempt { () throws(LuaError) in
      try state.companion(ofObject: object, as: ScriptDelegate.self) {
        ScriptDelegate(self, roleName: object.outputName)
      }
    }
  }

  /// Lua's collector does not see how heavy engine objects are: once they weigh twice as much as
  /// after the last time, it is started here.
  func weighed(_ bytes: Int) {
    state.reportHostBytes(bytes)
    guard bytes > limits.collectionWeight else { return }
    state.fullCollection()
    world.recorder.dropUnreachable()
    let left = world.weight
    state.reportHostBytes(left)
    limits.collectionWeight = max(32 << 20, 2 * left)
    guard let limit = limits.memory, left + state.usedBytes > limit else { return }
    limits.collectionWeight = bytes
    halt(LuaError(kind: .memoryLimit, message: "not enough memory"))
  }
}
