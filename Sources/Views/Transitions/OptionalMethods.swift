/// A delegate that knows which optional methods it has: a script's.
public protocol OptionalMethods: AnyObject {
  /// Whether it has a method, by the script's name for it.
  func implements(_ method: String) -> Bool
  /// The object of the engine that the delegate is, if it is one.
  var subject: AnyObject? { get }
}
