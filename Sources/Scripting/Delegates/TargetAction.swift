import Layers
import LuaRuntime
import Views

/// What a control or recogniser calls: a function, or a method of a target by its name.
struct TargetAction {
  /// The function, if it is one.
  let function: LuaFunction?
  /// Tells two actions of one target apart.
  let key: String
  private let method: String?
  private weak var target: ScriptDelegate?
  private let host: SessionHost

  /// Reads the action; a name that the target does not have is an error here.
  init(_ slot: LuaSlot, _ target: ScriptDelegate?, _ host: SessionHost) throws {
    try self.init(LuaValue.read(slot), target, host)
  }

  /// Takes a value for the action.
  init(_ value: LuaValue, _ target: ScriptDelegate?, _ host: SessionHost) throws {
    self.target = target
    self.host = host
    switch value {
    case .function(let it):
      function = it
      method = nil
      key = "function"
    case .string(let name):
      guard let target, host.state.implements(target, name) else {
        throw LuaFailure("the target has no method '\(name)'")
      }
      function = nil
      method = name
      key = name
    default: throw LuaFailure("an action is a function or the name of a method")
    }
  }

  /// Calls `f(target, sender)`.
  func send(_ sender: EngineObject) {
    host.attempt { () throws(LuaError) in
      if let function {
        try function.call(target, AnyArgument(value: sender))
      } else if let method, let target {
        try host.state.invoke(target, method, AnyArgument(value: sender))
      }
    }
  }
}
