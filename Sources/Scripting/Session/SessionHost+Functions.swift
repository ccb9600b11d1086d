import Layers
import LuaRuntime

/// Script functions as UIKit's closures: they run in the world's turn, and an error halts it.
extension SessionHost {
  /// The host of a function's state.
  static func of(_ function: LuaFunction) throws(LuaFailure) -> SessionHost {
    guard let state = function.state else { throw LuaFailure("the Lua state is closed") }
    return try of(state)
  }

  /// Calls a function now.
  func run(_ function: LuaFunction) {
    attempt { () throws(LuaError) in try function.call() }
  }

  /// A completion that gets whether it finished; nil if there is none.
  func completion(_ arguments: LuaArguments, _ name: String) throws -> ((Bool) -> Void)? {
    guard let function: LuaFunction = try arguments.optional(name) else { return nil }
    return { [self] finished in
      attempt { () throws(LuaError) in try function.call(finished) }
    }
  }

  /// A completion without an argument; nil if there is none.
  func plainCompletion(_ arguments: LuaArguments, _ name: String) throws -> (() -> Void)? {
    guard let function: LuaFunction = try arguments.optional(name) else { return nil }
    return { [self] in run(function) }
  }
}

extension SessionHost {
  /// Calls a function with one argument now.
  func tell(_ function: LuaFunction, _ argument: some LuaConvertible) {
    attempt { () throws(LuaError) in try function.call(argument) }
  }
}
