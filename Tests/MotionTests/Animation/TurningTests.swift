import Foundation
import Testing

@testable import Motion

/// Keyframes that turn with an outline: `CAKeyframeAnimation.rotationMode`.
struct TurningTests {
  private func angle(
    _ path: CGPath, _ progress: Double, _ mode: Keyframes.CalculationMode = .linear,
    _ turning: CAAnimationRotationMode = .rotateAuto
  ) -> Double {
    var frames = Keyframes(values: [], calculationMode: mode, path: path)
    frames.turning = turning
    return frames.value(at: progress)?.asNumber ?? .nan
  }

  private func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

  @Test("Along lines it is the angle of the line, and half a turn more in reverse")
  func lines() {
    var path = CGPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 30))
    #expect(isClose(angle(path, 0.25), 0))
    #expect(isClose(angle(path, 0.75), .pi / 2))
    // By length the corner is at a quarter of the way.
    #expect(isClose(angle(path, 0.3, .paced), .pi / 2))
    #expect(isClose(angle(path, 1, .discrete), .pi / 2))
    #expect(isClose(angle(path, 0.25, .linear, .rotateAutoReverse), .pi))
  }

  @Test("On a curve it is the angle of the tangent, also where the curve stands still")
  func curves() {
    // x = 2t(1 - t) 10 + 10 t^2, y = 10 t^2: the slope is t / (1 - t).
    var path = CGPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 10, y: 0))
    #expect(isClose(angle(path, 0.5), .pi / 4))
    #expect(isClose(angle(path, 0.25), atan2(1, 3)))
    var still = CGPath()
    still.move(to: .zero)
    still.addQuadCurve(to: CGPoint(x: 10, y: 10), control: .zero)
    #expect(isClose(angle(still, 0), .pi / 4))
  }

  @Test("A segment without a length keeps the direction; a point has none")
  func points() {
    var path = CGPath()
    path.move(to: .zero)
    #expect(angle(path, 0.5).isNaN)
    path.addLine(to: .zero)
    #expect(angle(path, 0.5).isNaN)
    path.addLine(to: CGPoint(x: 0, y: 5))
    path.addLine(to: CGPoint(x: 0, y: 5))
    for progress in [0.1, 0.5, 0.9] { #expect(isClose(angle(path, progress), .pi / 2)) }
  }
}
