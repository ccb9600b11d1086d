/// An exception that UIKit raises: a script sees an error at its line, Swift traps.
public struct UIKitException: Error, Sendable, Hashable {
  /// The exception's name ("NSInvalidArgumentException").
  public let name: String
  /// The reason, one sentence.
  public let reason: String

  /// An exception from its parts.
  public init(_ name: String, _ reason: String) {
    self.name = name
    self.reason = reason
  }
}

extension World {
  /// Raises an exception as UIKit would: the caller must return at once, leaving the state as it was.
  public func raise(_ exception: UIKitException) {
    guard scriptHost != nil else {
      preconditionFailure("\(exception.name): \(exception.reason)")
    }
    failure = failure ?? exception
  }
}
