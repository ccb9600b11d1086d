import Glibc

extension Spring {
  /// The frequency without friction, in radians a second.
  @inlinable
  public var angularFrequency: Double { (stiffness / mass).squareRoot() }

  /// The friction as a fraction of the critical one: below 1 it swings.
  @inlinable
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// Whether it overshoots: damped less than critically by more than rounding.
  @inlinable
  public var isSwinging: Bool { dampingRatio < 1 - 1e-9 }

  /// Whether it creeps: damped more than critically, and that is allowed.
  @inlinable
  public var isOverdamped: Bool { allowsOverdamping && dampingRatio > 1 + 1e-9 }

  /// Where it is after some seconds: 0 at the start, 1 at rest (facts 2.1). Friction above the
  /// critical is evaluated as critical unless `allowsOverdamping`.
  public func value(at time: Double) -> Double {
    let w = angularFrequency
    // Without a mass, or with numbers that make no spring, it is there at once.
    guard w.isFinite else { return time > 0 ? 1 : 0 }
    let z = dampingRatio
    let v = initialVelocity
    if isSwinging {
      let wd = w * (1 - z * z).squareRoot()
      return 1 - exp(-z * w * time) * (cos(wd * time) + (z * w - v) / wd * sin(wd * time))
    }
    if isOverdamped {
      let root = w * (z * z - 1).squareRoot()
      let (slow, fast) = (z * w - root, z * w + root)
      let share = (fast - v) / (2 * root)
      return 1 - share * exp(-slow * time) - (1 - share) * exp(-fast * time)
    }
    return 1 - (1 + (w - v) * time) * exp(-w * time)
  }

  /// How fast it moves after some seconds, in whole distances a second.
  public func velocity(at time: Double) -> Double {
    let w = angularFrequency
    guard w.isFinite else { return 0 }
    let z = dampingRatio
    let v = initialVelocity
    if isSwinging {
      let wd = w * (1 - z * z).squareRoot()
      let b = (z * w - v) / wd
      let (s, c) = (sin(wd * time), cos(wd * time))
      return exp(-z * w * time) * (z * w * (c + b * s) + wd * (s - b * c))
    }
    if isOverdamped {
      let root = w * (z * z - 1).squareRoot()
      let (slow, fast) = (z * w - root, z * w + root)
      let share = (fast - v) / (2 * root)
      return share * slow * exp(-slow * time) + (1 - share) * fast * exp(-fast * time)
    }
    return exp(-w * time) * (w * (1 + (w - v) * time) - (w - v))
  }

  /// When it first reaches or passes a value, in seconds; nil if it does not within some seconds.
  public func time(reaching progress: Double, within duration: Double) -> Double? {
    if progress <= 0 { return 0 }
    let steps = 256
    var low = 0.0
    for step in 1...steps {
      var high = Double(step) / Double(steps) * duration
      guard value(at: high) >= progress else {
        low = high
        continue
      }
      for _ in 0..<60 where high - low > 1e-15 {
        let middle = (low + high) / 2
        if value(at: middle) >= progress { high = middle } else { low = middle }
      }
      return high
    }
    return nil
  }

  /// The estimated time until it is regarded as at rest, in seconds (facts 2.2).
  public var settlingDuration: Double { settlingDuration(epsilon: 0.001) }

  /// The time until it stays within a fraction of the distance, in seconds. Below critical damping
  /// by the envelope; else the first tenth of a second at which it is that near. Infinite without
  /// friction.
  public func settlingDuration(epsilon: Double) -> Double {
    let w = angularFrequency
    let z = dampingRatio
    let v = initialVelocity
    guard w > 0, z > 0, w.isFinite, z.isFinite else { return .infinity }
    if isSwinging {
      let wd = w * (1 - z * z).squareRoot()
      return log((1 + abs(z * w - v) / wd) / epsilon) / (z * w)
    }
    // A spring slower than this needs more tenths than are worth counting.
    guard w > 1e-4 else { return .infinity }
    var tenths = 1
    while abs(1 - value(at: Double(tenths) / 10)) >= epsilon && tenths < 10_000_000 { tenths += 1 }
    return Double(tenths) / 10
  }
}
