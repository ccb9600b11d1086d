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
}
