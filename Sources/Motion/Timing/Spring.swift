/// A damped spring between 0 and 1, as `CASpringAnimation` has it.
public struct Spring: Hashable, Sendable, Codable {
  /// The mass at the end of the spring.
  public var mass: Double
  /// The spring constant.
  public var stiffness: Double
  /// The friction.
  public var damping: Double
  /// The velocity at the start, in whole distances per second.
  public var initialVelocity: Double
  /// Whether damping above critical is real; otherwise it is evaluated as critical.
  public var allowsOverdamping: Bool

  /// A spring; Core Animation's defaults.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
  }
}
