import Layers
import Motion
import Timeline

/// A world with one window layer of 400 x 800 points and a layer of 100 x 100 at its origin.
final class LayerStage {
  let world = World()
  let window: CALayer
  let layer: CALayer

  init() {
    let (world, window, layer) = world.bind { (World.current, CALayer(), CALayer()) }
    self.window = window
    self.layer = layer
    world.recorder.rootLayers = { [unowned world] in world.windowLayers }
    world.windowLayers = [window]
    turn {
      window.bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
      window.position = CGPoint(x: 200, y: 400)
      layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
      layer.position = CGPoint(x: 50, y: 50)
      window.addSublayer(layer)
    }
  }

  deinit { world.tearDown() }

  /// One turn of user code.
  func turn(_ body: () -> Void) { world.perform(body) }

  /// The values on screen at a time, or just after now.
  func shown(_ layer: CALayer, _ time: Double? = nil) -> LayerState {
    let moment = Moment(time ?? world.now, isAfter: time == nil)
    return layer.recordIndex.flatMap { world.timeline.presentation(of: $0, at: moment) }
      ?? LayerState()
  }

  /// The y positions at some times.
  func y(at times: Double...) -> [Double] { times.map { shown(layer, $0).position.y } }

  /// The opacities at some times.
  func opacity(at times: Double...) -> [Double] { times.map { shown(layer, $0).opacity } }

  /// A linear animation of position.y from 100 to 300.
  func move(_ duration: Double = 1) -> CABasicAnimation {
    let animation = world.bind { CABasicAnimation(keyPath: "position.y") }
    animation.fromValue = .number(100)
    animation.toValue = .number(300)
    animation.duration = duration
    return animation
  }
}

/// Whether two lists of numbers agree within a tolerance.
func isClose(_ a: [Double], _ b: [Double], _ tolerance: Double = 1e-9) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}
