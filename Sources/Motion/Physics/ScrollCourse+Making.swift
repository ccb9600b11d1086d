import Glibc

extension ScrollCourse {
  /// The frequency of the swing beyond an edge that content meets, in radians a second (measured 1.7).
  public static let bounceFrequency = 11.0

  /// The spring that brings pulled content back to its edge: rates of 9 and 46 a second (measured 1.7).
  public static let returning = Spring(
    mass: 1, stiffness: 9 * 46, damping: 9 + 46, allowsOverdamping: true)

  /// Content that a finger leaves with a velocity: it coasts, swings beyond an edge that it meets, and
  /// comes back from beyond one.
  /// - Parameters:
  ///   - position: Where it is, in points.
  ///   - velocity: How fast it goes, in points a second.
  ///   - range: Where it may rest, in points.
  ///   - rate: What is left of the velocity after a millisecond.
  ///   - bounces: Whether it goes beyond edges.
  ///   - pixel: The size of a pixel, in points: rests are whole pixels, and content that is half a
  ///     pixel from rest is at rest.
  public init(
    coastingFrom position: Double, velocity: Double, in range: ClosedRange<Double>,
    rate: Double = Deceleration.normalRate, bounces: Bool = true, pixel: Double
  ) {
    self.init(restingAt: position)
    let travel = Deceleration(velocity: velocity, rate: rate).restingTravel
    let edge = position < range.lowerBound ? range.lowerBound : range.upperBound
    // What is thrown back from beyond an edge coasts; all else returns to the edge.
    if range.contains(position) || (edge - position) * (position + travel - edge) > 0 {
      coast(velocity, rate, in: range, bounces, pixel)
    } else {
      comeBack(to: edge, velocity, pixel)
    }
  }

  /// Content that a finger leaves with a velocity and that is to rest at a place of the app's: it slows
  /// down faster, or starts faster, than it would by itself; against the velocity it is eased there.
  /// (chosen)
  public init(
    from position: Double, to target: Double, velocity: Double,
    rate: Double = Deceleration.normalRate
  ) {
    self.init(restingAt: position)
    let distance = target - position
    guard distance != 0 else { return }
    let excess = abs(velocity) - Deceleration.restSpeed
    guard velocity * distance > 0, excess > 0 else {
      add(.curve(.easeInEaseOut), to: target, for: 0.3)
      return
    }
    let steps = 1000 * abs(distance) / excess
    var coasting = Deceleration(velocity: abs(velocity), rate: min(steps / (1 + steps), rate))
    if steps / (1 + steps) > rate {
      coasting.velocity = Deceleration.restSpeed + 1000 * abs(distance) * (1 - rate) / rate
    }
    add(.decay(rate: coasting.rate), to: target, for: coasting.duration)
  }

  /// Content that turns to a page, on the spring of sheets and pushes without swinging past. (chosen)
  public init(from position: Double, toPage target: Double, velocity: Double) {
    self.init(restingAt: position)
    guard target != position else { return }
    var spring = Spring.system
    let speed = velocity / (target - position)
    spring.initialVelocity = min(max(speed, 0), spring.angularFrequency)
    add(.spring(spring), to: target, for: Spring.systemTransitionDuration)
  }

  /// Content that is eased to a place, in some seconds.
  public init(from position: Double, easingTo target: Double, in seconds: Double) {
    self.init(restingAt: position)
    if target != position { add(.curve(.easeInEaseOut), to: target, for: seconds) }
  }

  /// Goes on to a place.
  private mutating func add(_ pacing: Pacing, to target: Double, for seconds: Double) {
    stretches.append(
      Stretch(start: duration, duration: seconds, from: rest, to: target, pacing: pacing))
    rest = target
  }

  /// Coasts; beyond an edge that it meets it swings.
  private mutating func coast(
    _ velocity: Double, _ rate: Double, in range: ClosedRange<Double>, _ bounces: Bool,
    _ pixel: Double
  ) {
    let coasting = Deceleration(velocity: velocity, rate: rate)
    let target = rest + coasting.restingTravel
    guard target != rest else { return }
    let edge = velocity < 0 ? range.lowerBound : range.upperBound
    if range.contains(target) {
      add(.decay(rate: rate), to: target, for: coasting.duration)
      let whole = (target / pixel).rounded() * pixel
      rest = min(max(whole, range.lowerBound), range.upperBound)
      return
    }
    let time = coasting.time(scrolling: edge - rest) ?? 0
    if time > 1e-9 { add(.decay(rate: rate), to: edge, for: time) }
    rest = edge
    if bounces { swing(beyond: edge, velocity * pow(rate, 1000 * time), pixel) }
  }

  /// Comes back from beyond an edge.
  private mutating func comeBack(to edge: Double, _ velocity: Double, _ pixel: Double) {
    let distance = edge - rest
    var spring = ScrollCourse.returning
    spring.initialVelocity = velocity / distance
    let time = Self.settling(within: pixel / 2) { distance * (1 - spring.value(at: $0)) }
    add(.spring(spring), to: edge, for: time)
  }

  /// Swings beyond an edge and back: v t e^(-wt). (measured 1.7)
  private mutating func swing(beyond edge: Double, _ velocity: Double, _ pixel: Double) {
    let frequency = Self.bounceFrequency
    let peak = velocity / (frequency * M_E)
    guard abs(peak) > pixel / 2 else { return }
    let time = Self.settling(within: pixel / 2) { velocity * $0 * exp(-frequency * $0) }
    add(.swing(frequency: frequency), to: edge + peak, for: time)
    rest = edge
  }

  /// When a way has come within some points of 0 for good, in seconds: looked for in hundredths of the
  /// first five seconds.
  private static func settling(within limit: Double, of way: (Double) -> Double) -> Double {
    var low = 0.0
    for step in 1...500 where abs(way(Double(step) / 100)) > limit { low = Double(step) / 100 }
    var high = low + 0.01
    while high - low > 1e-9 {
      let middle = (low + high) / 2
      if abs(way(middle)) > limit { low = middle } else { high = middle }
    }
    return high
  }
}
