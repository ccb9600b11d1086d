import Glibc

/// How content coasts after the finger has left: its velocity shrinks by the same factor every
/// millisecond (facts 8, measured 1.7).
public struct Deceleration: Hashable, Sendable {
  /// What is left of the velocity after a millisecond.
  public var rate: Double
  /// The velocity at the start, in points a second.
  public var velocity: Double

  /// `UIScrollView.DecelerationRate.normal`.
  public static let normalRate = 0.998
  /// `UIScrollView.DecelerationRate.fast`.
  public static let fastRate = 0.99
  /// The speed at which a scroll view stops, in points a second.
  public static let restSpeed = 10.0

  /// A coasting body.
  public init(velocity: Double, rate: Double = Deceleration.normalRate) {
    self.velocity = velocity
    self.rate = rate
  }

  /// How far it has come after some seconds, in points.
  public func travel(after time: Double) -> Double {
    velocity * (pow(rate, 1000 * time) - 1) / (1000 * log(rate))
  }

  /// The velocity after some seconds, in points a second.
  public func velocity(after time: Double) -> Double { velocity * pow(rate, 1000 * time) }

  /// How far it would come in the end, in points.
  public var target: Double { -velocity / (1000 * log(rate)) }

  /// How far it would come in the end by WWDC 2018's sum over milliseconds, in points.
  public var projection: Double { velocity / 1000 * rate / (1 - rate) }

  /// How long a scroll view coasts until it is as slow as `restSpeed`, in seconds.
  public var duration: Double {
    abs(velocity) <= Self.restSpeed
      ? 0 : log(abs(velocity) / Self.restSpeed) / (-1000 * log(rate))
  }

  /// How far a scroll view coasts until it is as slow as `restSpeed`, in points (measured 1.7).
  public var restingTravel: Double {
    let excess = max(abs(velocity) - Self.restSpeed, 0)
    return (velocity < 0 ? -excess : excess) / 1000 * rate / (1 - rate)
  }

  /// How far a scroll view has come after some seconds, in points: the way to `restingTravel`, by the
  /// sum over milliseconds that was measured (1.7).
  public func scrolled(after time: Double) -> Double {
    projection * (1 - pow(rate, 1000 * time))
  }

  /// When a scroll view has come some way, in seconds; nil if it never does.
  public func time(scrolling distance: Double) -> Double? {
    if distance == 0 { return 0 }
    let left = 1 - distance / projection
    guard left > 0, left <= 1 else { return nil }
    return log(left) / (1000 * log(rate))
  }
}
