import Layers

extension EngineObject {
  /// Calls a method that can be overridden: the script's, or Swift's.
  final func send(_ method: String, _ arguments: [Any?] = [], swift: () -> Void) {
    if let script, script.overrides(method) {
      _ = script.call(method, arguments)
    } else {
      swift()
    }
  }

  /// Asks a property that can be overridden: the script's, or Swift's where it gives none.
  final func ask<Value>(_ method: String, _ arguments: [Any?] = [], swift: () -> Value) -> Value {
    if let script, script.overrides(method), let value = script.call(method, arguments) as? Value {
      return value
    }
    return swift()
  }
}
