import Glibc

extension Spring {
  /// The spring that `UIView.animate(withDuration:delay:usingSpringWithDamping:...)` makes: its
  /// envelope has fallen to a thousandth at the duration. Solved the way UIKit's own answers show it
  /// (facts 2.3), so also where that way ends at another root.
  public init(duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    let ratio = min(max(dampingRatio, .leastNormalMagnitude), 1)
    let fit = DurationFit(
      duration: Spring.fittable(duration), ratio: ratio, velocity: initialVelocity)
    let w = fit.angularFrequency
    self.init(
      mass: 1, stiffness: w * w, damping: 2 * ratio * w, initialVelocity: initialVelocity)
  }

  /// A duration brought into the range in which UIKit fits springs, in seconds.
  static func fittable(_ duration: Double) -> Double { min(max(duration, 0.01), 10) }
}

/// UIKit's search for the frequency whose envelope reaches a thousandth at a given time.
private struct DurationFit {
  let duration: Double
  let ratio: Double
  let velocity: Double

  /// The frequency, in radians a second.
  var angularFrequency: Double {
    let found = search(from: 5 / duration, rounds: 12) ?? search(from: 1 / duration, rounds: 20)
    return abs(found ?? 5 / duration)
  }

  /// Newton's method; nil if a value is not finite.
  private func search(from start: Double, rounds: Int) -> Double? {
    var w = start
    for _ in 0..<rounds {
      let (value, slope) = ratio < 1 ? swinging(w) : critical(w)
      let next = w - value / slope
      guard next.isFinite else { return nil }
      let step = abs(next - w)
      w = next
      if step <= 0.001 { break }
    }
    return w
  }

  /// The envelope of a swinging spring against a thousandth, and its slope.
  private func swinging(_ w: Double) -> (Double, Double) {
    let root = (1 - ratio * ratio).squareRoot()
    let c = (ratio * w - velocity) / (w * root)
    let decay = exp(-ratio * w * duration)
    let sign: Double = c < 0 ? -1 : 1
    return (
      abs(c) * decay - 0.001,
      sign * velocity / (w * w * root) * decay - ratio * duration * abs(c) * decay
    )
  }

  /// The same for critical damping.
  private func critical(_ w: Double) -> (Double, Double) {
    let c = 1 + (w - velocity) * duration
    let decay = exp(-w * duration)
    let sign: Double = w < velocity ? -1 : 1
    return (c * decay - sign * 0.001, duration * decay - duration * c * decay)
  }
}
