import Glibc
import Testing

@testable import Motion

@Suite struct CGPathTests {
  @Test func lengthsAreThoseOfTheShapes() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(CGPath(rect: rect).length == 140)
    // Four cubic curves follow a circle to 3 parts in 10,000 of the radius.
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(abs(circle.length - 200 * .pi) < 0.1)
    let round = CGPath(roundedRect: rect, radii: CGSize(width: 5, height: 5))
    #expect(abs(round.length - (140 - 40 + 10 * .pi)) < 0.01)
  }

  @Test func theLengthOfACurveMeetsAFineSum() {
    let curve = CGPath.Segment(
      start: .zero, controls: [CGPoint(x: 0, y: 90), CGPoint(x: 200, y: -50)],
      end: CGPoint(x: 100, y: 0))
    let steps = 200_000
    var sum = 0.0
    var last = curve.point(at: 0)
    for step in 1...steps {
      let next = curve.point(at: Double(step) / Double(steps))
      sum += last.distance(to: next)
      last = next
    }
    #expect(abs(curve.length - sum) < 1e-6)
    let half = curve.point(atLength: curve.length / 2)
    #expect(half.x.isFinite)
  }

  @Test func boxesHoldWhatIsDrawn() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    for path in [CGPath(rect: rect), CGPath(ellipseIn: rect)] {
      #expect(isNear(path.boundingBoxOfPath, rect, 1e-9))
    }
    #expect(CGPath().boundingBox.isNull && CGPath().boundingBoxOfPath.isNull)
    var bow = CGPath()
    bow.move(to: .zero)
    bow.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(bow.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(bow.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
  }

  @Test func arcsGoTheWayTheyAreTold() {
    let half = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(isNear(half.bounds, CGRect(x: 40, y: 50, width: 20, height: 10), 0.01))
    let other = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: .pi,
      clockwise: false)
    #expect(isNear(other.bounds, CGRect(x: 40, y: 40, width: 20, height: 10), 0.01))
    let full = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: -.pi / 2, endAngle: 3 * .pi / 2, clockwise: true)
    #expect(full.cgPath.segments.count == 4)
    #expect(isNear(full.currentPoint, CGPoint(x: 0, y: -10), 1e-12))
  }

  @Test func roundedShapesShareOneStructure() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let square = UIBezierPath(roundedRect: rect, cornerRadius: 0).cgPath
    let pill = UIBezierPath(roundedRect: rect, cornerRadius: 99).cgPath
    let top = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .topRight],
      cornerRadii: CGSize(width: 8, height: 8)
    ).cgPath
    #expect(square.hasSameStructure(as: pill) && square.hasSameStructure(as: top))
    #expect(isNear(square.boundingBoxOfPath, rect) && isNear(pill.boundingBoxOfPath, rect))
    #expect(abs(top.length - (120 - 32 + 8 * .pi)) < 0.01)
  }

  @Test func reversingKeepsThePointsAndTurnsTheWay() {
    var path = CGPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 20, y: 20), control1: CGPoint(x: 15, y: 0), control2: CGPoint(x: 20, y: 5))
    let back = path.reversed
    #expect(back.startPoint == CGPoint(x: 20, y: 20) && back.currentPoint == .zero)
    #expect(abs(back.length - path.length) < 1e-12)
    #expect(back.reversed == path)
  }

  @Test func pointsLieAtTheirPartOfTheLength() throws {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(path.point(at: 0) == .zero && path.point(at: 1) == .zero)
    #expect(path.point(at: 0.5) == CGPoint(x: 30, y: 10))
    #expect(path.applying(CGAffineTransform(scaleX: 2, y: 1)).length == 140)
  }
}
