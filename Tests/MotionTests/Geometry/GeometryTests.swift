import Glibc
import Testing

@testable import Motion

@Suite struct GeometryTests {
  @Test func rectanglesReadTheirStandardForm() {
    let r = CGRect(x: 10, y: 20, width: -4, height: -6)
    #expect(r.standardized == CGRect(x: 6, y: 14, width: 4, height: 6))
    #expect(r.minX == 6 && r.maxX == 10 && r.midX == 8)
    #expect(r.minY == 14 && r.maxY == 20 && r.midY == 17)
    #expect(r.width == 4 && r.height == 6)
    #expect(
      CGRect(x: 0.5, y: -0.5, width: 1, height: 1).integral
        == CGRect(x: 0, y: -1, width: 2, height: 2))
  }

  @Test func rectanglesMeetAndJoin() {
    let a = CGRect(x: 0, y: 0, width: 10, height: 10)
    let b = CGRect(x: 5, y: 6, width: 10, height: 10)
    #expect(a.intersection(b) == CGRect(x: 5, y: 6, width: 5, height: 4))
    #expect(a.union(b) == CGRect(x: 0, y: 0, width: 15, height: 16))
    #expect(a.intersection(a.offsetBy(dx: 20, dy: 0)).isNull)
    #expect(!a.intersects(a.offsetBy(dx: 20, dy: 0)) && a.intersects(b))
    #expect(a.union(.null) == a && CGRect.null.union(a) == a && CGRect.null.isEmpty)
    #expect(a.contains(a.insetBy(dx: 1, dy: 1)) && !a.contains(b))
    #expect(a.contains(CGPoint.zero) && !a.contains(CGPoint(x: 10, y: 5)))
    #expect(a.insetBy(dx: 6, dy: 0).isNull)
    #expect(
      a.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 2, y: 1, width: 4, height: 6))
    let cut = a.divided(atDistance: 3, from: .maxYEdge)
    #expect(cut.slice == CGRect(x: 0, y: 7, width: 10, height: 3))
    #expect(cut.remainder == CGRect(x: 0, y: 0, width: 10, height: 7))
  }

  @Test func aRectangleHoldsItselfHoweverItRounds() {
    let r = CGRect(x: 0.1, y: 0.7, width: 0.2, height: 0.1)
    #expect(r.contains(r) && r.union(r) == r && r.intersection(r) == r)
    #expect(r.contains(CGRect.null) && !CGRect.null.contains(r))
  }

  @Test func affineTransformsComposeBeforehand() {
    let t = CGAffineTransform(scaleX: 2, y: 3)
    #expect(t.translatedBy(x: 10, y: 1) == CGAffineTransform(2, 0, 0, 3, 20, 3))
    #expect(CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2).tx == 10)
    #expect(t.concatenating(CGAffineTransform(translationX: 10, y: 0)).tx == 10)
    let turned = t.rotated(by: 0.7)
    #expect(isNear(CATransform3D(turned.concatenating(turned.inverted())), .identity))
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isNear(CGPoint(x: 1, y: 0).applying(quarter), CGPoint(x: 0, y: 1)))
    #expect(
      isNear(
        CGRect(x: 0, y: 0, width: 2, height: 1).applying(quarter),
        CGRect(x: -1, y: 0, width: 1, height: 2)))
  }

  @Test func matricesKnowWhetherTheyAreAffine() {
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeScale(2, 3, 4)).isIdentity)
    #expect(CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 0, 1)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    let a = CGAffineTransform(2, 3, 4, 5, 6, 7)
    #expect(CATransform3DMakeAffineTransform(a).affine == a)
  }

  @Test func perspectiveDividesAndStaysFinite() {
    var lens = CATransform3D.identity
    lens.m34 = -1.0 / 500
    // At z = 100 everything is 500 / 400 as large.
    let near = CATransform3D.translation(0, 0, 100).concat(lens)
    #expect(isNear(near.project(CGPoint(x: 40, y: -8)), CGPoint(x: 50, y: -10)))
    // A row 28 trapezoid: the near edge is taller.
    let door = CATransform3D.rotation(0.9, 0, 1, 0).concat(lens)
    let card = CGRect(x: -100, y: -100, width: 200, height: 200)
    let quad = door.project(card)
    let left = quad.bottomLeft.y - quad.topLeft.y
    let right = quad.bottomRight.y - quad.topRight.y
    #expect(abs(left - right) > 8)
    let behind = CATransform3D.translation(0, 0, 900).concat(lens)
    let far = behind.project(CGPoint(x: 1, y: 0))
    #expect(far.x.isFinite && far.x > 500)
    #expect(quad.boundingBox == door.boundingBox(of: card))
  }

  @Test func planeTransformsComposeAndUndo() throws {
    var random = Xorshift(seed: 2)
    for _ in 0..<200 {
      var m = CATransform3D.rotation(
        random.number(-1...1), random.number(-1...1), random.number(-1...1), 1)
      m.m34 = -0.001
      m = m.concat(.translation(random.number(-50...50), random.number(-50...50), 0))
      let plane = PlaneTransform(m)
      let back = try #require(plane.inverted())
      let p = CGPoint(x: random.number(-99...99), y: random.number(-99...99))
      #expect(isNear(back.apply(plane.apply(p)), p, 1e-9))
      let twice = plane.concatenating(plane)
      #expect(isNear(twice.apply(p), plane.apply(plane.apply(p)), 1e-9))
    }
    #expect(PlaneTransform(CATransform3D.scale(0, 1, 1)).inverted() == nil)
  }

  @Test func uprightBoxesAreExact() {
    let flip = PlaneTransform(CGAffineTransform(-2, 0, 0, 3, 1, 1))
    #expect(
      flip.box(of: CGRect(x: 1, y: 1, width: 2, height: 2))
        == CGRect(x: -5, y: 4, width: 4, height: 6))
  }

  @Test func operatorsActOnEachComponent() {
    #expect(CGPoint(x: 1, y: 2) + CGPoint(x: 3, y: 4) == CGPoint(x: 4, y: 6))
    #expect(CGPoint(x: 1, y: 2) * 2 - CGPoint(x: 1, y: 1) == CGPoint(x: 1, y: 3))
    #expect(CGPoint.zero + CGVector(dx: 1, dy: 2) == CGPoint(x: 1, y: 2))
    #expect(CGSize(width: 2, height: 4) / 2 == CGSize(width: 1, height: 2))
    #expect(IndexPath(item: 3, section: 1) < IndexPath(row: 0, section: 2))
  }
}
