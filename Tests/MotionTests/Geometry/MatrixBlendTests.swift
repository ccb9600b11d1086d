import Glibc
import Testing

@testable import Motion

@Suite struct MatrixBlendTests {
  private func plane(_ angle: Double, _ sx: Double = 1, _ sy: Double = 1) -> CATransform3D {
    CATransform3D.scale(sx, sy, 1).concat(.rotation(angle, 0, 0, 1))
  }

  /// Measured, row 37 and A13.
  @Test func aQuarterTurnIsAPureAngle() {
    for u in [0.1, 0.3, 0.5, 0.7, 0.9] {
      let m = CATransform3D.identity.mixed(with: plane(.pi / 2), u)
      #expect(abs(m.determinant - 1) < 1e-12)
      #expect(isNear(m, plane(u * .pi / 2)))
    }
  }

  @Test func rotationsTakeTheShortArc() {
    let a = plane(3)
    let b = plane(-3)
    let middle = a.mixed(with: b, 0.5)
    #expect(isNear(middle, plane(.pi), 1e-12))
    #expect(isNear(CATransform3D.identity.mixed(with: plane(2 * .pi), 0.5), .identity, 1e-12))
    let half = CATransform3D.identity.mixed(with: plane(.pi), 0.5)
    #expect(abs(abs(half.m12) - 1) < 1e-12 && abs(half.m11) < 1e-12)
  }

  @Test func mirrorsPassThroughTheirOwnAxis() {
    let x = CATransform3D.identity.mixed(with: .scale(-1, 1, 1), 0.25)
    #expect(isNear(x, .scale(0.5, 1, 1)))
    // Turned a little as well: still the same mirror, never half a turn.
    let turned = plane(0.2).mixed(with: plane(0.4, -1, 1), 0.25)
    #expect(isNear(turned, plane(0.25, 0.5, 1)))
    let other = plane(0.2).mixed(with: plane(0.4, 1, -1), 0.25)
    #expect(isNear(other, plane(0.25, 1, 0.5)))
    let both = plane(0.2, -1, 1).mixed(with: plane(0.4, -1, 1), 0.5)
    #expect(isNear(both, plane(0.3, -1, 1)))
  }

  @Test func scaleShearAngleAndMoveEachGoStraight() {
    let a = CGAffineTransformComponents(
      scale: CGSize(width: 2, height: 3), horizontalShear: 0.2, rotation: 0.3,
      translation: CGVector(dx: 5, dy: 6))
    let b = CGAffineTransformComponents(
      scale: CGSize(width: 1, height: 0.5), horizontalShear: -0.4, rotation: 1.3,
      translation: CGVector(dx: -5, dy: 60))
    let middle = CGAffineTransformComponents(
      scale: CGSize(width: 1.5, height: 1.75), horizontalShear: -0.1, rotation: 0.8,
      translation: CGVector(dx: 0, dy: 33))
    let shown = CATransform3D(CGAffineTransform(a)).mixed(
      with: CATransform3D(CGAffineTransform(b)), 0.5)
    #expect(isNear(shown, CATransform3D(CGAffineTransform(middle)), 1e-12))
  }

  @Test func componentsComeBack() {
    var random = Xorshift(seed: 21)
    for _ in 0..<500 {
      let t = CGAffineTransform(
        random.number(-3...3), random.number(-3...3), random.number(-3...3),
        random.number(-3...3), random.number(-99...99), random.number(-99...99))
      let back = CGAffineTransform(t.decomposed())
      #expect(isNear(CATransform3D(back), CATransform3D(t), 1e-9))
    }
  }

  @Test func spatialRotationsTurnAtEvenSpeed() {
    let axis = (0.3, -0.5, 0.8)
    let full = CATransform3D.rotation(2, axis.0, axis.1, axis.2)
    for u in [-0.2, 0.1, 0.5, 0.9, 1.2] {
      let expected = CATransform3D.rotation(2 * u, axis.0, axis.1, axis.2)
      #expect(isNear(CATransform3D.identity.mixed(with: full, u), expected, 1e-12))
    }
    // Half a turn keeps its axis, either way round.
    let flip = CATransform3D.rotation(.pi, 0, 1, 0)
    let half = CATransform3D.identity.mixed(with: flip, 0.5)
    #expect(abs(half.m22 - 1) < 1e-12 && abs(abs(half.m13) - 1) < 1e-12)
  }

  @Test func perspectiveGoesStraight() {
    var lens = CATransform3D.identity
    lens.m34 = -1.0 / 500
    let middle = CATransform3D.identity.mixed(with: lens, 0.5)
    #expect(abs(middle.m34 + 1.0 / 1000) < 1e-15)
    let turned = CATransform3D.rotation(1, 0, 1, 0).concat(lens)
    let shown = lens.mixed(with: turned, 0.25)
    #expect(isNear(shown, CATransform3D.rotation(0.25, 0, 1, 0).concat(lens), 1e-12))
  }

  @Test func spatialComponentsComeBack() throws {
    var random = Xorshift(seed: 22)
    for _ in 0..<500 {
      var m = CATransform3D.scale(
        random.number(0.2...3), random.number(-3 ... -0.2), random.number(0.2...3))
      m = m.concat(
        .rotation(
          random.number(-4...4), random.number(-1...1), random.number(-1...1),
          random.number(-1...1)))
      m.m21 += random.number(-0.5...0.5)
      m = m.concat(
        .translation(random.number(-50...50), random.number(-50...50), random.number(-50...50)))
      var lens = CATransform3D.identity
      (lens.m14, lens.m34) = (random.number(-0.001...0.001), random.number(-0.002...0.002))
      m = m.concat(lens)
      let back = try #require(CATransform3DComponents(m)).matrix
      #expect(isNear(back, m, 1e-9))
      #expect(isNear(m.concat(m.inverted()), .identity, 1e-9))
    }
  }

  @Test func whatCannotBeUndoneJumps() {
    let flat = CATransform3D.scale(0, 1, 1)
    #expect(CATransform3D.identity.mixed(with: flat, 0.3) == flat)
    #expect(flat.mixed(with: .identity, 0.3) == .identity)
    #expect(!flat.isInterpolable(to: .identity) && flat.inverted() == flat)
  }
}
