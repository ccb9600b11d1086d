import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// Frames, conversions and hit tests through `UIView`: table T10, measured 1.8, cases C39, C40, C42,
/// decision V7.
struct ViewGeometryTests {
  let stage = Stage()

  private func view(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> UIView {
    stage.world.bind { UIView(frame: CGRect(x: x, y: y, width: width, height: height)) }
  }

  @Test func theBoxOfATransformedView() {
    let turned = view(40, 40, 80, 60)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(
      isClose(turned.frame, CGRect(x: 30.503, y: 20.503, width: 98.994, height: 98.994), 1e-3))
    let scaled = view(160, 40, 80, 60)
    scaled.transform = CGAffineTransform(scaleX: 1.5, y: 0.5)
    #expect(isClose(scaled.frame, CGRect(x: 140, y: 55, width: 120, height: 30)))
    let moved = view(160, 40, 80, 60)
    moved.transform = CGAffineTransform(translationX: 30, y: 10)
    #expect(moved.frame == CGRect(x: 190, y: 50, width: 80, height: 60))
  }

  @Test func c39TheFrameReadsTheBoxAndTheCentreStays() {
    let it = view(0, 0, 375, 667)
    it.transform = CGAffineTransform(scaleX: 0.96, y: 0.94)
    #expect(isClose(it.frame, CGRect(x: 7.5, y: 20.01, width: 360, height: 626.98), 1e-9))
    #expect(it.center == CGPoint(x: 187.5, y: 333.5))
    #expect(it.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test func c40ALayersTransformIsTheViewsToo() {
    let it = view(0, 0, 50, 50)
    it.layer.transform = .scale(2, 2, 1)
    #expect(it.frame == CGRect(x: -25, y: -25, width: 100, height: 100))
    #expect(it.bounds == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(it.transform == CGAffineTransform(scaleX: 2, y: 2))
  }

  @Test func c42TheAnchorPointShiftsTheFrame() {
    let it = view(0, 0, 390, 844)
    it.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    #expect(it.frame == CGRect(x: 195, y: 0, width: 390, height: 844))
    it.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    #expect(it.center == CGPoint(x: 0, y: 422))
  }

  @Test func framesAreSetThroughScalesAndQuarterTurns() {
    let scaled = view(0, 0, 1, 1)
    scaled.transform = CGAffineTransform(scaleX: 2, y: 4)
    scaled.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(scaled.bounds.size == CGSize(width: 50, height: 12.5))
    #expect(scaled.center == CGPoint(x: 60, y: 45))
    #expect(stage.findings == ["frame-under-transform"])
    let turned = view(0, 0, 1, 1)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    turned.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(isClose(turned.frame, CGRect(x: 0, y: 0, width: 100, height: 50)))
    #expect(stage.findings.count == 1)
    turned.transform = CGAffineTransform(rotationAngle: 0.3)
    turned.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(stage.findings.last == "frame-under-rotation")
  }

  @Test func theIPhonesRectsGoThroughTwoBoxes() {
    let root = view(0, 0, 1000, 1000)
    let (a, b, g) = (view(4, 92, 254, 17), view(12, 150, 400, 400), view(40, 113, 10, 10))
    root.addSubview(a)
    root.addSubview(b)
    b.addSubview(g)
    a.transform = CGAffineTransform(rotationAngle: 110)
    a.bounds = CGRect(x: 144, y: 23, width: 20, height: 15)
    b.transform = CGAffineTransform(rotationAngle: -30)
    g.transform = CGAffineTransform(rotationAngle: 42)
    g.bounds = CGRect(x: 4, y: 3, width: 20, height: 15)
    let point = CGPoint(x: 45, y: 115)
    let rect = CGRect(x: 45, y: 115, width: 13, height: 14)
    let down = g.convert(point, to: a)
    #expect(isClose([down.x, down.y], [-72.9941233911901, -114.85495931677]))
    let up = g.convert(point, from: a)
    #expect(isClose([up.x, up.y], [80.12346855145998, -140.97315764408575]))
    #expect(
      isClose(
        g.convert(rect, to: b),
        CGRect(
          x: 123.17714789769627, y: 30.274792065592464, width: 18.031110765667435,
          height: 17.514574532740156)))
    #expect(
      isClose(
        g.convert(rect, to: a),
        CGRect(
          x: -91.9808292852884, y: -126.65734667117412, width: 19.295318391541684,
          height: 19.58870361060326)))
    #expect(
      isClose(
        a.convert(rect, to: g),
        CGRect(
          x: 69.16410886522763, y: -160.22950933436533, width: 19.295318391541684,
          height: 19.58870361060326)))
  }

  @Test func hitTestsPruneHiddenClearAndDeadViews() {
    let parent = stage.box(CGRect(x: 100, y: 100, width: 200, height: 200))
    let (below, above) = (view(0, 0, 100, 100), view(0, 0, 100, 100))
    parent.addSubview(below)
    parent.addSubview(above)
    let point = CGPoint(x: 150, y: 150)
    #expect(stage.window.hitTest(point) === above)
    above.alpha = 0.01
    #expect(stage.window.hitTest(point) === above)
    above.alpha = 0.009
    #expect(stage.window.hitTest(point) === below)
    above.alpha = 1
    above.isHidden = true
    #expect(stage.window.hitTest(point) === below)
    below.isUserInteractionEnabled = false
    #expect(stage.window.hitTest(point) === parent)
    parent.isUserInteractionEnabled = false
    #expect(stage.window.hitTest(point) === stage.window)
  }

  @Test func edgesBoundsAndTransformsDecideWhatIsHit() {
    let parent = stage.box(CGRect(x: 100, y: 100, width: 100, height: 100))
    let child = view(50, 0, 100, 50)
    parent.addSubview(child)
    #expect(stage.window.hitTest(CGPoint(x: 100, y: 100)) === parent)
    #expect(stage.window.hitTest(CGPoint(x: 200, y: 150)) === stage.window)
    // Outside its parent a child is out of reach, though nothing clips it.
    #expect(stage.window.hitTest(CGPoint(x: 220, y: 120)) === stage.window)
    #expect(stage.window.hitTest(CGPoint(x: 150, y: 149)) === child)
    child.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    #expect(stage.window.hitTest(CGPoint(x: 151, y: 149)) === parent)
    #expect(stage.window.hitTest(CGPoint(x: 199, y: 125)) === child)
    child.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(stage.window.hitTest(CGPoint(x: 199, y: 125)) === parent)
  }

  @Test func labelsAndImagesTakeNoTouches() {
    stage.world.bind {
      #expect(!UILabel().isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
    }
  }

  @Test func theOriginOfTheBoundsMovesTheSubviewsNotTheFrame() {
    let parent = view(0, 0, 100, 100)
    let child = view(10, 10, 20, 20)
    parent.addSubview(child)
    parent.bounds.origin = CGPoint(x: 0, y: 30)
    #expect(parent.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 10, y: 10))
    let root = view(0, 0, 300, 300)
    root.addSubview(parent)
    #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: -20))
  }
}
