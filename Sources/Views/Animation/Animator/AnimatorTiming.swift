import Motion

/// How an animator is paced, and how long that takes. (facts 2.5; decisions V5, V13)
struct AnimatorTiming {
  /// How long it runs, in seconds.
  let duration: Double
  /// How it is paced.
  let pacing: Pacing
  /// How positions are paced along y.
  let vertical: Pacing

  /// UIKit: a duration of 0 is 0.2 s; a spring given by its physics runs until it is at rest.
  init(_ parameters: any UITimingCurveProvider, requested: Double) {
    let asked = requested > 0 ? requested : 0.2
    if let spring = parameters.springTimingParameters {
      duration = spring.duration(requested: asked)
      pacing = .spring(spring.spring(duration: asked))
      vertical = .spring(spring.verticalSpring(duration: asked))
    } else if let cubic = parameters.cubicTimingParameters, cubic.curveRawValue != 7 {
      duration = asked
      pacing = .curve(cubic.timingFunction)
      vertical = pacing
    } else {
      duration = Spring.curve7Duration
      pacing = .spring(.system)
      vertical = pacing
    }
  }

  /// The progress at a fraction of the duration.
  func progress(at fraction: Double) -> Double {
    if case .spring = pacing, fraction >= 1 { return 1 }
    return pacing.progress(at: fraction, of: duration)
  }

  /// The fraction of the duration at which a progress is first reached.
  func fraction(reaching progress: Double) -> Double {
    if progress <= 0 || progress >= 1 { return min(max(progress, 0), 1) }
    switch pacing {
    case .linear, .decay, .swing: return progress
    case .curve(let curve): return curve.fraction(reaching: progress) ?? 1
    case .spring(let spring):
      return spring.time(reaching: progress, within: duration).map { $0 / duration } ?? 1
    }
  }

  /// How clock time goes from one local time to another this way, and the pace that belongs to it.
  func motion(from: Double, to: Double) -> (AnimationClock.Motion, AnimationClock.Pace) {
    switch pacing {
    case .linear, .decay, .swing:
      (.eased(from: from, to: to, duration: duration, curve: .linear), .linear)
    case .curve(let curve):
      (.eased(from: from, to: to, duration: duration, curve: curve), .linear)
    case .spring(let spring):
      (.sprung(from: from, to: to, duration: duration, spring: spring), .beyond)
    }
  }
}
