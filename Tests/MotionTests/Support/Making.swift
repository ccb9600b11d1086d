@testable import Motion

/// An additive move that a block makes of a change of `position`.
func move(_ delta: CGPoint, _ timing: AnimationTiming) -> Animation {
  Animation(
    AnimationKeyPath(.position), .delta(.point(delta)), isAdditive: true, timing: timing)
}

/// A layer whose position is at an x.
func layer(x: Double) -> LayerState {
  var state = LayerState()
  state.position.x = x
  return state
}

/// The timing of a block: fills both ways.
func block(
  _ duration: Double, _ curve: CAMediaTimingFunction = .linear, delay: Double = 0,
  repeatCount: Double = 0, autoreverses: Bool = false
) -> AnimationTiming {
  AnimationTiming(
    delay: delay, duration: duration, repeatCount: repeatCount, autoreverses: autoreverses,
    fillMode: .both, pacing: curve == .linear ? .linear : .curve(curve))
}

/// Whether two matrices agree in every number.
func isNear(_ a: CATransform3D, _ b: CATransform3D, _ tolerance: Double = 1e-12) -> Bool {
  zip(a.numbers, b.numbers).allSatisfy { abs($0 - $1) <= tolerance }
}

/// Whether two points agree.
func isNear(_ a: CGPoint, _ b: CGPoint, _ tolerance: Double = 1e-12) -> Bool {
  abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
}

/// Whether two rectangles agree.
func isNear(_ a: CGRect, _ b: CGRect, _ tolerance: Double = 1e-12) -> Bool {
  isNear(a.origin, b.origin, tolerance)
    && abs(a.size.width - b.size.width) <= tolerance
    && abs(a.size.height - b.size.height) <= tolerance
}

extension LayerValue {
  /// The number in it; not a number if it is no number.
  var asNumber: Double { if case .number(let n) = self { n } else { .nan } }

  /// The point in it.
  var asPoint: CGPoint? { if case .point(let p) = self { p } else { nil } }
}
