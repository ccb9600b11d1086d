import Foundation

@testable import Views

/// How the reference paces: formulas of its own, none of the engine's code.
enum ReferencePace: CaseIterable {
  case linear, easeInOut, easeIn, spring

  /// The options that choose it.
  var options: UIView.AnimationOptions {
    switch self {
    case .linear: .curveLinear
    case .easeInOut, .spring: []
    case .easeIn: .curveEaseIn
    }
  }

  /// The progress at a fraction of the duration.
  func progress(_ u: Double) -> Double {
    if u <= 0 { return 0 }
    if u >= 1 { return 1 }
    switch self {
    case .linear: return u
    case .easeInOut: return Self.bezier(0.42, 0.58, u)
    case .easeIn: return Self.bezier(0.42, 1, u)
    case .spring:
      // The envelope is a thousandth at the end: w T = ln(1000 z / sqrt(1 - z^2)) / z.
      let z = 0.6
      let root = (1 - z * z).squareRoot()
      let w = log(1000 * z / root) / z
      return 1 - exp(-z * w * u) * (cos(w * root * u) + z / root * sin(w * root * u))
    }
  }

  /// The cubic curve with control points (x1, 0) and (x2, 1), by bisection alone.
  private static func bezier(_ x1: Double, _ x2: Double, _ u: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let s = (low + high) / 2
      let x = 3 * (1 - s) * (1 - s) * s * x1 + 3 * (1 - s) * s * s * x2 + s * s * s
      if x < u { low = s } else { high = s }
    }
    let s = (low + high) / 2
    return 3 * (1 - s) * s * s + s * s * s
  }
}

/// What one view must show, as facts 3.3 say: positions are the model plus what is left of every move,
/// alpha is the last fade from its start to the model, and all is known for any time.
struct ReferenceView {
  /// A move or a fade.
  private struct Course {
    let made: Double
    let begin: Double
    let duration: Double
    let pace: ReferencePace
    let from: Double
    var removed = Double.infinity

    func isOn(at time: Double) -> Bool {
      made < time && time < min(removed, begin + duration)
    }

    func progress(at time: Double) -> Double { pace.progress((time - begin) / duration) }
  }

  private var moves: [Course] = []
  private var fades: [Course] = []
  private var xs: [(time: Double, value: Double)] = [(-1, 0)]
  private var alphas: [(time: Double, value: Double)] = [(-1, 1)]

  /// A block that sets both.
  mutating func animate(
    x: Double, alpha: Double, at begin: Double, made: Double, _ duration: Double,
    _ pace: ReferencePace, fromCurrent: Bool
  ) {
    let (oldX, oldAlpha) = (xs.last?.value ?? 0, alphas.last?.value ?? 1)
    if x != oldX {
      moves.append(
        Course(made: made, begin: begin, duration: duration, pace: pace, from: oldX - x))
    }
    if alpha != oldAlpha {
      let from = fromCurrent ? values(at: made + 1e-12).alpha : oldAlpha
      closeFades(at: made)
      fades.append(Course(made: made, begin: begin, duration: duration, pace: pace, from: from))
    }
    xs.append((made, x))
    alphas.append((made, alpha))
  }

  /// Animations are taken away.
  mutating func remove(alphaOnly: Bool, at time: Double) {
    closeFades(at: time)
    if alphaOnly { return }
    for index in moves.indices where moves[index].removed == .infinity {
      moves[index].removed = time
    }
  }

  /// The model position changes outside of a block.
  mutating func jump(x: Double, at time: Double) { xs.append((time, x)) }

  /// What is on screen.
  func values(at time: Double) -> (x: Double, alpha: Double) {
    let x = xs.last { $0.time < time }?.value ?? 0
    let alpha = alphas.last { $0.time < time }?.value ?? 1
    let rest = moves.filter { $0.isOn(at: time) }
      .reduce(0) { $0 + $1.from * (1 - $1.progress(at: time)) }
    guard let fade = fades.last(where: { $0.isOn(at: time) }) else { return (x + rest, alpha) }
    return (x + rest, fade.from + (alpha - fade.from) * fade.progress(at: time))
  }

  private mutating func closeFades(at time: Double) {
    for index in fades.indices where fades[index].removed == .infinity {
      fades[index].removed = time
    }
  }
}
