import Glibc

extension Pacing {
  /// The progress of the values at a fraction of a cycle of some seconds.
  public func progress(at fraction: Double, of duration: Double) -> Double {
    switch self {
    case .linear: return fraction
    case .curve(let curve): return curve.value(at: fraction)
    case .spring(let spring): return fraction == 0 ? 0 : spring.value(at: fraction * duration)
    case .decay(let rate):
      let whole = 1 - pow(rate, 1000 * duration)
      return whole > 0 ? (1 - pow(rate, 1000 * duration * fraction)) / whole : fraction
    case .swing(let frequency):
      let angle = frequency * duration * fraction
      return angle * exp(1 - angle)
    }
  }
}
