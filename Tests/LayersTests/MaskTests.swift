import Layers
import Motion
import Testing
import Timeline

/// `layer.mask`: in the layer's space, none of the sublayers, animated like any layer.
struct MaskTests {
  private static func circle(_ radius: Double) -> CGPath {
    CGPath(
      ellipseIn: CGRect(x: 50 - radius, y: 50 - radius, width: 2 * radius, height: 2 * radius))
  }

  private func shape(_ stage: LayerStage, _ radius: Double) -> CAShapeLayer {
    let shape = stage.world.bind { CAShapeLayer() }
    shape.path = Self.circle(radius)
    return shape
  }

  private func box(_ stage: LayerStage, _ layer: CALayer, _ time: Double) -> CGRect? {
    layer.recordIndex.flatMap { stage.world.timeline.sample($0, at: Moment(time))?.mask }
  }

  private func reveal(_ stage: LayerStage, _ shape: CAShapeLayer) {
    let animation = stage.world.bind { CABasicAnimation(keyPath: "path") }
    animation.fromValue = .path(Self.circle(10))
    animation.toValue = .path(Self.circle(50))
    animation.duration = 1
    shape.add(animation, forKey: "path")
  }

  @Test func aMaskIsNoSublayerAndLiesInTheLayersSpace() {
    let stage = LayerStage()
    let shape = shape(stage, 20)
    stage.turn {
      stage.layer.position = CGPoint(x: 150, y: 250)
      stage.layer.mask = shape
    }
    #expect(stage.layer.mask === shape && stage.layer.sublayers.isEmpty)
    stage.world.advance(by: 1)
    // The layer's origin is at (100, 200); the circle lies from 30 to 70 in it.
    #expect(box(stage, stage.layer, 1) == CGRect(x: 130, y: 230, width: 40, height: 40))
    stage.turn { stage.layer.mask = nil }
    stage.world.advance(by: 0.1)
    #expect(box(stage, stage.layer, 1.1) == nil)
    #expect(box(stage, stage.layer, 1) != nil)
  }

  @Test func aPathThatGrowsRevealsTheLayer() {
    let stage = LayerStage()
    let shape = shape(stage, 50)
    stage.turn {
      stage.layer.mask = shape
      reveal(stage, shape)
    }
    stage.world.settle()
    for (time, radius) in [(0.25, 20.0), (0.5, 30), (0.75, 40)] {
      let expected = CGRect(x: 50 - radius, y: 50 - radius, width: 2 * radius, height: 2 * radius)
      let found = box(stage, stage.layer, time) ?? .zero
      #expect(
        isClose(
          [found.minX, found.minY, found.width, found.height],
          [expected.minX, expected.minY, expected.width, expected.height]))
    }
  }

  @Test func aSavedMaskIsTheLiveOne() throws {
    let stage = LayerStage()
    let shape = shape(stage, 50)
    stage.turn {
      stage.layer.mask = shape
      reveal(stage, shape)
    }
    stage.world.advance(by: 0.5)
    stage.turn { stage.layer.mask = nil }
    stage.turn { stage.layer.addSublayer(shape) }
    stage.world.settle()
    let live = stage.world.timeline
    let saved = try Timeline(decoding: live.encoded())
    #expect(saved == live)
    let index = try #require(stage.layer.recordIndex)
    for step in 0...20 {
      let moment = Moment(Double(step) / 20)
      #expect(saved.sample(index, at: moment) == live.sample(index, at: moment))
    }
  }

  @Test func theLayersTimeIsItsMasks() {
    let stage = LayerStage()
    let shape = shape(stage, 50)
    stage.turn {
      stage.layer.speed = 0.5
      stage.layer.mask = shape
      reveal(stage, shape)
    }
    stage.world.settle()
    #expect(abs((box(stage, stage.layer, 1)?.width ?? 0) - 60) < 1e-9)
  }

  @Test func aLayerThatLeavesTheWindowTakesTheMasksAnimationsAway() {
    let stage = LayerStage()
    let shape = shape(stage, 50)
    stage.turn {
      stage.layer.mask = shape
      reveal(stage, shape)
    }
    #expect(shape.animationKeys() == ["path"])
    stage.turn { stage.layer.removeFromSuperlayer() }
    #expect(shape.animationKeys() == [])
  }

  @Test func aMaskIsTakenFromWhereItWasAndGivenBack() {
    let stage = LayerStage()
    let shape = shape(stage, 50)
    stage.turn {
      stage.window.addSublayer(shape)
      stage.layer.mask = shape
      #expect(!stage.window.sublayers.contains(shape))
      stage.window.mask = shape
      #expect(stage.layer.mask == nil && stage.window.mask === shape)
      stage.layer.addSublayer(shape)
      #expect(stage.window.mask == nil && stage.layer.sublayers == [shape])
      stage.layer.mask = shape
      shape.removeFromSuperlayer()
      #expect(stage.layer.mask == nil && shape.superlayer == nil)
    }
  }

  @Test func aMaskIsNamedByWhatItMasks() {
    let stage = LayerStage()
    let shape = shape(stage, 50)
    stage.turn { stage.layer.mask = shape }
    #expect(shape.outputName == "\(stage.layer.outputName).mask")
  }

  @Test func anOutlineNeverMovesByItself() {
    let stage = LayerStage()
    let shape = shape(stage, 20)
    stage.turn { stage.layer.mask = shape }
    stage.world.advance(by: 0.1)
    stage.turn { shape.path = Self.circle(40) }
    #expect(shape.animationKeys() == [])
    // Its place does.
    stage.turn { shape.position = CGPoint(x: 10, y: 0) }
    #expect(shape.animationKeys() == ["position"])
  }

  @Test func whatIsForgottenLeavesTheMask() {
    let stage = LayerStage()
    let shape = shape(stage, 20)
    stage.turn { stage.layer.mask = shape }
    stage.world.advance(by: 1)
    var timeline = stage.world.timeline
    let index = stage.layer.recordIndex ?? -1
    _ = timeline.forget(before: 0.5, isEager: true)
    #expect(timeline.sample(index, at: Moment(0.75))?.mask?.width == 40)
  }
}
