/// The script side of one engine object.
public protocol ScriptSide: AnyObject {
  /// Whether the script's class, or the object itself, has a function of that name.
  func overrides(_ method: String) -> Bool
  /// Calls the script's function with the object and the arguments; an error halts the world and
  /// answers nil.
  func call(_ method: String, _ arguments: [Any?]) -> Any?
}

/// The script host of a world: mirrors who keeps whom alive, and knows the running line.
public protocol ScriptHost: AnyObject {
  /// `owner` keeps `child` alive from now on.
  func adopt(owner: EngineObject, child: EngineObject)
  /// `owner` no longer keeps `child` alive.
  func release(owner: EngineObject, child: EngineObject)
  /// The world itself keeps `object` alive (a window), or no longer does.
  func setRoot(_ object: EngineObject, _ isRoot: Bool)
  /// The script's line that is running, if any.
  var currentLine: Int? { get }
  /// The world was halted by a failure, or goes on.
  func failureChanged(isSet: Bool)
  /// Runs a full collection, so that weak references to dropped objects are nil.
  func collect()
  /// The world takes about that many bytes.
  func weighed(_ bytes: Int)
  /// Whether the script is being stopped: work that would go on by itself should end.
  var isStopping: Bool { get }
  /// What stands for a script's object as UIKit's delegate; nil for an object without a script.
  func standIn(for object: EngineObject) -> AnyObject?
}

extension ScriptHost {
  /// Nothing stands for objects.
  public func standIn(for object: EngineObject) -> AnyObject? { nil }

  /// Memory is not limited.
  public func weighed(_ bytes: Int) {}
  /// Nobody stops it.
  public var isStopping: Bool { false }
}
