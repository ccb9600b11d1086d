import Testing

@testable import Motion

@Suite struct LayerGeometryTests {
  @Test func frameIsExactWithoutATransform() {
    var random = Xorshift(seed: 31)
    for _ in 0..<200 {
      var state = LayerState()
      let frame = CGRect(
        x: Double(Int(random.number(-500...500))), y: Double(Int(random.number(-500...500))),
        width: Double(Int(random.number(0...500))), height: Double(Int(random.number(0...500))))
      state.bounds.origin = CGPoint(x: random.number(-9...9), y: 3)
      state.frame = frame
      #expect(state.frame == frame)
      #expect(state.quad(in: nil).boundingBox.origin.distance(to: frame.origin) < 1e-9)
    }
  }

  /// Measured 1.8: frames under transforms.
  @Test func frameIsTheBoxOfTheTransformedBounds() {
    var state = LayerState()
    state.frame = CGRect(x: 40, y: 40, width: 80, height: 60)
    state.transform = .rotation(.pi / 4, 0, 0, 1)
    #expect(isNear(state.frame, CGRect(x: 30.503, y: 20.503, width: 98.994, height: 98.994), 1e-3))
    state.transform = .identity
    state.frame = CGRect(x: 160, y: 40, width: 80, height: 60)
    state.transform = .scale(1.5, 0.5, 1)
    #expect(isNear(state.frame, CGRect(x: 140, y: 55, width: 120, height: 30)))
    state.transform = .translation(30, 10, 0)
    #expect(state.frame == CGRect(x: 190, y: 50, width: 80, height: 60))
  }

  @Test func settingTheFrameIsReadBackWhereItIsWellDefined() {
    let transforms: [CATransform3D] = [
      .scale(2, 4, 1), .translation(10, 20, 0), .scale(-1, 0.5, 1), .rotation(.pi / 2, 0, 0, 1),
      CATransform3D.rotation(.pi, 0, 0, 1).concat(.translation(3, 4, 0)),
    ]
    let frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    for transform in transforms {
      var state = LayerState()
      state.anchorPoint = CGPoint(x: 0.2, y: 0.9)
      state.transform = transform
      #expect(state.isFrameWellDefined)
      state.frame = frame
      #expect(isNear(state.frame, frame, 1e-9))
    }
    var turned = LayerState()
    turned.transform = .rotation(.pi / 4, 0, 0, 1)
    #expect(!turned.isFrameWellDefined)
    turned.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(abs(turned.bounds.width - 141.42135623730951) < 1e-9)
    turned.transform = .scale(0, 1, 1)
    #expect(!turned.isFrameWellDefined)
  }

  @Test func hitsIncludeTheNearEdgesAndExcludeTheFarOnes() {
    var state = LayerState()
    state.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    #expect(state.isHit(by: CGPoint(x: 10, y: 10), from: nil))
    #expect(!state.isHit(by: CGPoint(x: 30, y: 15), from: nil))
    state.transform = .rotation(.pi / 4, 0, 0, 1)
    #expect(!state.isHit(by: CGPoint(x: 11, y: 11), from: nil))
    #expect(state.isHit(by: CGPoint(x: 20, y: 7), from: nil))
    state.transform = .scale(0, 1, 1)
    #expect(!state.isHit(by: CGPoint(x: 20, y: 20), from: nil))
  }

  @Test func upAndDownUndoEachOther() throws {
    var random = Xorshift(seed: 32)
    for _ in 0..<200 {
      var parent = LayerState()
      parent.bounds = CGRect(x: 5, y: 6, width: 300, height: 200)
      parent.sublayerTransform.m34 = -1.0 / 800
      var child = LayerState()
      child.bounds = CGRect(x: 1, y: 2, width: 60, height: 50)
      child.position = CGPoint(x: random.number(0...200), y: random.number(0...200))
      child.zPosition = random.number(-50...50)
      child.transform = .rotation(random.number(-1...1), 0.2, 1, 0.3)
      let point = CGPoint(x: random.number(0...60), y: random.number(0...50))
      let seen = child.convertUp(point, in: parent)
      #expect(isNear(child.convertDown(seen, from: parent), point, 1e-7))
    }
  }

  @Test func depthShowsOnlyUnderPerspective() {
    var parent = LayerState()
    parent.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
    var child = LayerState()
    child.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    child.zPosition = 100
    #expect(child.quad(in: parent).boundingBox == child.frame)
    parent.sublayerTransform.m34 = -1.0 / 500
    let shown = child.quad(in: parent).boundingBox
    #expect(isNear(shown, CGRect(x: 37.5, y: 37.5, width: 125, height: 125)))
  }
}
