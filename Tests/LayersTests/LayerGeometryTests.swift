import Layers
import Motion
import Testing
import Timeline

/// Frames, conversions, depth and hit tests through `CALayer`: table T10, the GNUstep rows that were
/// checked against QuartzCore, case C76.
struct LayerGeometryTests {
  let stage = LayerStage()

  /// A layer with bounds and position, without animations.
  private func layer(
    _ bounds: CGRect, _ position: CGPoint, in parent: CALayer? = nil,
    _ transform: CATransform3D = .identity
  ) -> CALayer {
    stage.world.bind {
      let layer = CALayer()
      layer.bounds = bounds
      layer.position = position
      layer.transform = transform
      parent?.addSublayer(layer)
      return layer
    }
  }

  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 1e-4 && abs(a.minY - b.minY) < 1e-4 && abs(a.width - b.width) < 1e-4
      && abs(a.height - b.height) < 1e-4
  }

  @Test func framesAreReadAsInT10() {
    let it = layer(CGRect(x: 0, y: 0, width: 100, height: 50), CGPoint(x: 200, y: 300))
    #expect(it.frame == CGRect(x: 150, y: 275, width: 100, height: 50))
    stage.turn { it.transform = .scale(2, 4, 1) }
    #expect(it.frame == CGRect(x: 100, y: 200, width: 200, height: 200))
    stage.turn { it.transform = .translation(10, 20, 0) }
    #expect(it.frame == CGRect(x: 160, y: 295, width: 100, height: 50))
    stage.turn {
      it.transform = .scale(2, 4, 1)
      it.position = .zero
      it.anchorPoint = CGPoint(x: 2, y: -1)
    }
    // Bounds -200...-100 and 50...100, times 2 and 4.
    #expect(it.frame == CGRect(x: -400, y: 200, width: 200, height: 200))
    stage.turn { it.transform = .identity }
    #expect(it.frame == CGRect(x: -200, y: 50, width: 100, height: 50))
    let turned = layer(
      CGRect(x: 0, y: 0, width: 100, height: 100), .zero, .rotation(.pi / 4, 0, 0, 1))
    #expect(
      isClose(turned.frame, CGRect(x: -70.7107, y: -70.7107, width: 141.4214, height: 141.4214)))
  }

  @Test func framesAreSetAsInT10() {
    let frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    let scaled = layer(.zero, .zero, .scale(2, 4, 1))
    let moved = layer(.zero, .zero, .translation(10, 20, 0))
    let plain = layer(.zero, .zero)
    stage.turn {
      scaled.frame = frame
      moved.frame = frame
      plain.frame = CGRect(x: 0, y: 0, width: -100, height: -50)
    }
    #expect(scaled.bounds.size == CGSize(width: 50, height: 12.5))
    #expect(scaled.position == CGPoint(x: 60, y: 45))
    #expect(moved.bounds.size == CGSize(width: 100, height: 50))
    #expect(moved.position == CGPoint(x: 50, y: 25))
    #expect(plain.bounds.size == CGSize(width: 100, height: 50))
    #expect(plain.position == CGPoint(x: -50, y: -25))
  }

  @Test func theAnchorPointMovesTheFrame() {
    let it = layer(.zero, .zero)
    stage.turn {
      it.frame = CGRect(x: 200, y: 150, width: 50, height: 50)
      it.anchorPoint = .zero
    }
    #expect(it.frame == CGRect(x: 225, y: 175, width: 50, height: 50))
  }

  @Test func pointsAndRectsConvertAsOnQuartzCore() {
    let parent = layer(CGRect(x: 0, y: 0, width: 200, height: 200), CGPoint(x: 100, y: 100))
    let child = layer(
      CGRect(x: 0, y: 0, width: 50, height: 50), CGPoint(x: 100, y: 50), in: parent)
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(child.convert(.zero, to: parent) == CGPoint(x: 75, y: 25))
    #expect(child.convert(.zero, from: parent) == CGPoint(x: -75, y: -25))
    #expect(child.convert(rect, to: parent) == CGRect(x: 75, y: 25, width: 10, height: 20))
    stage.turn { child.transform = .scale(2, 2, 1) }
    #expect(child.convert(CGPoint(x: 50, y: 50), to: parent) == CGPoint(x: 150, y: 100))
    #expect(child.convert(rect, to: parent) == CGRect(x: 50, y: 0, width: 20, height: 40))
    stage.turn {
      child.transform = .identity
      parent.sublayerTransform = .translation(10, 20, 0)
    }
    #expect(child.convert(.zero, to: parent) == CGPoint(x: 85, y: 45))
    stage.turn {
      parent.sublayerTransform = .scale(2, 2, 1)
      child.transform = .translation(5, 6, 0)
    }
    #expect(child.convert(.zero, to: parent) == CGPoint(x: 60, y: -38))
  }

  @Test func aNegativeM34MakesTheNearEdgeTaller() {
    let page = layer(
      CGRect(x: 0, y: 0, width: 390, height: 844), CGPoint(x: 195, y: 422), in: stage.window)
    var lens = CATransform3D.identity
    lens.m34 = -1.0 / 500
    let turn = CATransform3D.rotation(.pi / 4, 0, 1, 0)
    // A point at depth z is seen 500 / (500 - z) times as large.
    let depth = 195 * 0.5.squareRoot()
    let (near, far) = (844 * 500 / (500 - depth), 844 * 500 / (500 + depth))
    for isOnParent in [false, true] {
      stage.turn {
        page.transform = isOnParent ? turn : turn.concat(lens)
        stage.window.sublayerTransform = isOnParent ? lens : .identity
        stage.window.anchorPoint = .zero
        stage.window.bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
        stage.window.anchorPoint = CGPoint(x: 0.5, y: 0.5)
      }
      let quad = page.state.quad(in: stage.window.state)
      let edges = [
        quad.bottomLeft.y - quad.topLeft.y, quad.bottomRight.y - quad.topRight.y,
      ].sorted()
      #expect(abs(edges[0] - far) < 1e-6 && abs(edges[1] - near) < 1e-6)
    }
  }

  @Test func depthDecidesWhoIsInFrontThenTheOrder() {
    let box = CGRect(x: 0, y: 0, width: 100, height: 100)
    let middle = CGPoint(x: 50, y: 50)
    let names = ["back", "front", "top"]
    let layers = names.map { name in
      let it = layer(box, middle, in: stage.layer)
      it.name = name
      return it
    }
    #expect(stage.layer.hitTest(middle) === layers[2])
    stage.turn { layers[0].zPosition = 1 }
    #expect(stage.layer.hitTest(middle) === layers[0])
    stage.turn { layers[0].isHidden = true }
    #expect(stage.layer.hitTest(middle) === layers[2])
    stage.turn { layers[2].transform = .scale(0, 1, 1) }
    #expect(stage.layer.hitTest(middle) === layers[1])
    #expect(stage.layer.hitTest(CGPoint(x: 100, y: 50)) == nil)
  }

  @Test func aPresentationIsHitWhereItIsOnScreen() {
    stage.world.advance(to: 0.1)
    stage.turn {
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(.linear)
      stage.layer.position.y = 450
    }
    stage.world.advance(to: 0.6)
    let point = CGPoint(x: 50, y: 250)
    #expect(stage.layer.hitTest(point) == nil)
    #expect(stage.layer.presentation()?.hitTest(point)?.model() === stage.layer)
    #expect(stage.window.presentation()?.hitTest(point)?.model() === stage.layer)
    #expect(stage.window.hitTest(point) === stage.window)
  }
}
