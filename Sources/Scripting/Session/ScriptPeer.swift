import Layers
import LuaRuntime

/// The script side of one engine object.
final class ScriptPeer: ScriptSide {
  private unowned let object: EngineObject
  private let session: SessionHost

  init(_ object: EngineObject, _ session: SessionHost) {
    self.object = object
    self.session = session
  }

  func overrides(_ method: String) -> Bool { session.state.implements(object, method) }

  func call(_ method: String, _ arguments: [Any?]) -> Any? {
    let values = arguments.map { AnyArgument(value: $0) }
    return session.attempt { () throws(LuaError) in try invoke(method, values)?.value } ?? nil
  }

  private func invoke(
    _ method: String, _ values: [AnyArgument]
  ) throws(LuaError) -> AnyArgument? {
    let state = session.state
    switch values.count {
    case 0: return try state.invoke(object, method, returning: AnyArgument.self)
    case 1: return try state.invoke(object, method, values[0], returning: AnyArgument.self)
    case 2:
      return try state.invoke(object, method, values[0], values[1], returning: AnyArgument.self)
    default:
      return try state.invoke(
        object, method, values[0], values[1], values[2], returning: AnyArgument.self)
    }
  }
}
