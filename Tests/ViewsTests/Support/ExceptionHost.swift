import Layers

/// A script host without a script: exceptions can be looked at.
final class ExceptionHost: ScriptHost {
  func adopt(owner: EngineObject, child: EngineObject) {}
  func release(owner: EngineObject, child: EngineObject) {}
  func setRoot(_ object: EngineObject, _ isRoot: Bool) {}
  var currentLine: Int? { nil }
  func failureChanged(isSet: Bool) {}
  func collect() {}
}

extension World {
  /// The exception that was raised, if it was.
  var exception: UIKitException? { failure as? UIKitException }
}
