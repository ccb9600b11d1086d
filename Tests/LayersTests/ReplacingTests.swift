import Layers
import Motion
import Testing

/// `replaceSublayer(_:with:)`, and animations that turn with their path.
struct ReplacingTests {
  let stage = LayerStage()

  /// Three layers below the stage's.
  private func three() -> [CALayer] {
    let layers = stage.world.bind { [CALayer(), CALayer(), CALayer()] }
    stage.turn { for layer in layers { stage.layer.addSublayer(layer) } }
    return layers
  }

  /// Whether two lists hold the same layers.
  private func areSame(_ a: [CALayer], _ b: [CALayer]) -> Bool {
    a.elementsEqual(b) { $0 === $1 }
  }

  @Test("The new layer takes the old one's place")
  func theNewLayerTakesThePlace() {
    let (it, new) = (three(), stage.world.bind { CALayer() })
    stage.turn { stage.layer.replaceSublayer(it[1], with: new) }
    #expect(areSame(stage.layer.sublayers, [it[0], new, it[2]]))
    #expect(it[1].superlayer == nil && new.superlayer === stage.layer)
  }

  @Test("A sublayer may replace another, and a layer what it lies in")
  func itMayBeInTheTreeAlready() {
    let it = three()
    stage.turn { stage.layer.replaceSublayer(it[2], with: it[0]) }
    #expect(areSame(stage.layer.sublayers, [it[1], it[0]]))
    stage.turn {
      it[1].addSublayer(it[2])
      stage.layer.replaceSublayer(it[1], with: it[2])
    }
    #expect(areSame(stage.layer.sublayers, [it[2], it[0]]) && it[1].sublayers.isEmpty)
  }

  @Test("What is no sublayer, the layer itself and a layer above replace nothing")
  func nothingIsReplaced() {
    let it = three()
    stage.turn {
      stage.layer.replaceSublayer(stage.window, with: it[0])
      stage.layer.replaceSublayer(it[1], with: it[1])
      stage.layer.replaceSublayer(it[1], with: stage.window)
    }
    #expect(areSame(stage.layer.sublayers, it))
  }

  @Test("An animation along a path turns the layer with it, and keeps its transform")
  func aPathTurnsTheLayer() throws {
    var path = CGPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    let move = stage.world.bind { CAKeyframeAnimation(keyPath: "position") }
    move.path = path
    move.duration = 1
    move.rotationMode = .rotateAuto
    stage.turn { stage.layer.add(move, forKey: "move") }
    stage.world.advance(to: 0.75)
    let turned = try #require(stage.layer.presentationState)
    #expect(turned.position == CGPoint(x: 10, y: 5))
    // A quarter turn: x axis down.
    #expect(isClose([turned.transform.m11, turned.transform.m12], [0, 1], 1e-12))
    #expect(stage.layer.animationKeys() == ["move"])
    let copy = try #require(stage.layer.animation(forKey: "move") as? CAKeyframeAnimation)
    #expect(copy.rotationMode == .rotateAuto)
    stage.world.settle()
    #expect(stage.layer.presentationState?.transform == .identity)
  }
}
