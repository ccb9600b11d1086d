/// Pacing by a spring (facts 2.5).
public final class UISpringTimingParameters: UITimingCurveProvider {
  /// How the spring is given.
  public enum Kind: Hashable, Sendable {
    /// Fitted to the animator's duration, with this damping ratio.
    case fitted(dampingRatio: Double)
    /// By mass, stiffness and damping; the animator runs for the settling time.
    case physical(Spring)
  }

  /// How the spring is given.
  public let kind: Kind
  /// The velocity at the start, in whole distances a second. UIKit: positions use both components,
  /// all else `dx` alone.
  public let initialVelocity: CGVector

  /// The system's spring: mass 3, stiffness 1000, damping 500.
  public init() {
    kind = .physical(.system)
    initialVelocity = .zero
  }

  /// A spring fitted to the animator's duration.
  public init(dampingRatio: Double, initialVelocity: CGVector = .zero) {
    kind = .fitted(dampingRatio: dampingRatio)
    self.initialVelocity = initialVelocity
  }

  /// A spring by its physics; the animator's duration is ignored.
  public init(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: CGVector = .zero
  ) {
    kind = .physical(Spring(mass: mass, stiffness: stiffness, damping: damping))
    self.initialVelocity = initialVelocity
  }

  /// iOS 17's spring by perceptual duration and bounce; the animator's duration is ignored.
  public init(duration: Double, bounce: Double, initialVelocity: CGVector = .zero) {
    kind = .physical(Spring(perceptualDuration: duration, bounce: bounce))
    self.initialVelocity = initialVelocity
  }

  /// The spring along x, and of everything that has one dimension, for an animator's duration.
  public func spring(duration: Double) -> Spring { spring(duration, initialVelocity.dx) }

  /// The spring along y of positions, for an animator's duration.
  public func verticalSpring(duration: Double) -> Spring { spring(duration, initialVelocity.dy) }

  /// How long it runs when the animator was given a duration, in seconds.
  public func duration(requested: Double) -> Double {
    switch kind {
    case .fitted: requested
    case .physical:
      max(
        spring(duration: requested).settlingDuration,
        verticalSpring(duration: requested).settlingDuration)
    }
  }

  /// Spring.
  public var timingCurveType: UITimingCurveType { .spring }
  /// None.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself.
  public var springTimingParameters: UISpringTimingParameters? { self }

  private func spring(_ duration: Double, _ velocity: Double) -> Spring {
    switch kind {
    case .fitted(let ratio):
      return Spring(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
    case .physical(var spring):
      spring.initialVelocity = velocity
      return spring
    }
  }
}
