import Layers
import Motion
import Timeline

@testable import Views

/// A random program of animate, retarget, remove and advance on one view, and what the engine does.
/// Beside it runs a reference that knows nothing of the engine: a sum of closed forms.
struct RandomProgram {
  let stage = Stage()
  let view: UIView
  var random: SeededGenerator
  var reference = ReferenceView()
  /// The largest difference between the engine and the reference.
  private(set) var worst = 0.0
  /// How many samples were compared.
  private(set) var compared = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let view = stage.world.bind { UIView() }
    self.view = view
    stage.turn { stage.window.addSubview(view) }
    // Off the start: what happens before the clock moves counts as set-up.
    stage.world.advance(to: 0.01)
  }

  /// Runs some steps and compares along the way; at the end also at times asked in random order.
  mutating func run(steps: Int) {
    var times: [Double] = []
    for _ in 0..<steps {
      act()
      let begin = stage.world.now
      stage.world.advance(by: Double.random(in: 0.01...0.7, using: &random))
      let time = Double.random(in: begin + 1e-6...stage.world.now - 1e-6, using: &random)
      times.append(time)
      compare(at: time)
    }
    for time in times.shuffled(using: &random) { compare(at: time) }
  }

  private mutating func act() {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<5: animate()
    case 5..<7: remove()
    case 7: jump()
    default: break
    }
  }

  private mutating func animate() {
    let now = stage.world.now
    let duration = Double.random(in: 0.05...1, using: &random)
    let delay = Bool.random(using: &random) ? 0 : Double.random(in: 0...0.5, using: &random)
    let pace = ReferencePace.allCases.randomElement(using: &random) ?? .linear
    let x = Double.random(in: -200...200, using: &random)
    let alpha = Double.random(in: 0...1, using: &random)
    let fromCurrent = Bool.random(using: &random)
    var options = pace.options
    if fromCurrent { options.insert(.beginFromCurrentState) }
    stage.world.bind {
      stage.turn {
        if pace == .spring {
          UIView.animate(
            withDuration: duration, delay: delay, usingSpringWithDamping: 0.6,
            initialSpringVelocity: 0, options: options, animations: { set(x, alpha) })
        } else {
          UIView.animate(
            withDuration: duration, delay: delay, options: options, animations: { set(x, alpha) })
        }
      }
    }
    reference.animate(
      x: x, alpha: alpha, at: now + delay, made: now, duration, pace, fromCurrent: fromCurrent)
  }

  private func set(_ x: Double, _ alpha: Double) {
    view.center.x = x
    view.alpha = alpha
  }

  private mutating func remove() {
    let all = Bool.random(using: &random)
    stage.world.bind {
      stage.turn {
        if all {
          view.layer.removeAllAnimations()
        } else {
          view.layer.removeAnimation(forKey: "opacity")
        }
      }
    }
    reference.remove(alphaOnly: !all, at: stage.world.now)
  }

  private mutating func jump() {
    let x = Double.random(in: -200...200, using: &random)
    stage.turn { view.center.x = x }
    reference.jump(x: x, at: stage.world.now)
  }

  private mutating func compare(at time: Double) {
    let shown = stage.shown(view, time)
    let expected = reference.values(at: time)
    worst = max(worst, abs(shown.position.x - expected.x), abs(shown.opacity - expected.alpha))
    compared += 1
  }
}

/// Numbers that a seed fixes.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
