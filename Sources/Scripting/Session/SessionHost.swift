import Layers
import LuaRuntime
import Motion
import Timeline
import Views

/// Joins one Lua state with the world that its scripts drive: who keeps whom, names, errors, output.
final class SessionHost {
  /// The Lua state.
  private(set) var state: LuaState
  /// The world; `reset()` exchanges it.
  var world: World
  /// The window that scripts know as `window`.
  var window: UIWindow
  private let sink: (String) -> Void
  /// Finds required modules.
  let load: (String) -> (source: String, name: String)?
  /// What the stage knows beside the world.
  var stage = StageState()
  /// Whether scripts have Lua's full libraries.
  var isUnsafe = false
  /// What the session may use.
  var limits = SessionLimits()
  /// The global functions, as help groups them.
  var functions: [FunctionGroup] = []

  init(
    state: LuaState, world: World, output: @escaping (String) -> Void,
    load: @escaping (String) -> (source: String, name: String)?
  ) {
    self.state = state
    self.world = world
    sink = output
    self.load = load
    window = world.bind { UIWindow() }
  }

  /// What scripts can use.
  var reference: Reference { Reference(types: state.registeredTypes, groups: functions) }

  /// The host of a state.
  static func of(_ state: LuaState) throws(LuaFailure) -> SessionHost {
    guard let host = state.host as? SessionHost else {
      throw LuaFailure("this Lua state drives no world")
    }
    return host
  }

  /// The host of a world.
  static func of(_ world: World) throws(LuaFailure) -> SessionHost {
    guard let host = world.scriptHost as? SessionHost else {
      throw LuaFailure("no script drives this world")
    }
    return host
  }

  /// Breaks the circles of a closed session.
  func letGo() {
    functions = []
    window.script = nil
  }

  /// Runs a call into Lua; an error halts the world and answers nil.
  @discardableResult
  func attempt<Answer>(_ body: () throws(LuaError) -> Answer) -> Answer? {
    guard world.failure == nil else { return nil }
    do { return try body() } catch {
      if world.failure == nil { world.failure = error }
      return nil
    }
  }

  /// Halts the world with a sentence.
  func fail(_ message: String) { halt(LuaError(kind: .host, message: message)) }

  /// Halts the world; what halted it first counts.
  func halt(_ error: LuaError) {
    if world.failure == nil { world.failure = error }
  }

  /// Prints for a script, as long as it may.
  func output(_ text: String) {
    limits.printed += text.utf8.count
    guard limits.mayPrint else { return state.requestInterrupt() }
    sink(text)
  }

  /// The failure that halted the world, taken: the world can go on.
  func luaTakeFailure() -> LuaFailure? {
    guard let failure = world.failure else { return nil }
    world.failure = nil
    switch failure {
    case let error as LuaError: return LuaFailure(error)
    case let exception as UIKitException:
      return LuaFailure("\(exception.name): \(exception.reason)")
    default: return LuaFailure("\(failure)")
    }
  }
}
