import Motion

/// A value that holds from a time on.
public struct Change<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The time of the turn that made it, in seconds.
  public var time: Double
  /// The value from then on.
  public var value: Value

  /// A change from its parts.
  public init(time: Double, value: Value) {
    self.time = time
    self.value = value
  }
}
