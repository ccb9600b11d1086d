import Layers
import Motion

/// What fingers do: they come down, move with one sample a frame tick, rest, and leave.
///
/// ```
/// var course = FingerCourse(from: [start], to: [goal])
/// course.duration = 0.3
/// course.play(in: world)    // the clock is at the release afterwards
/// ```
public struct FingerCourse {
  /// How fingers leave.
  public enum Ending: Sendable {
    case up, cancelled
  }

  /// How long they move, in seconds; they are there at the first tick at or after that.
  public var duration = 0.3
  /// How the way is paced.
  public var curve: CAMediaTimingFunction
  /// How long they rest before they leave, in seconds.
  public var hold = 0.0
  /// How fast they leave, in points a second along the way; nil follows from the curve. The last 0.1 s
  /// have that speed; a way that is too short for them is gone in one such rush.
  public var velocity: Double?
  /// How they leave.
  public var ending = Ending.up
  /// Where the fingers are, by the fraction of the way, in the window.
  private let points: (Double) -> [CGPoint]
  private let length: Double

  /// Fingers that go straight.
  public init(from: [CGPoint], to: [CGPoint]) {
    length = zip(from, to).map { ($1 - $0).length }.max() ?? 0
    points = { part in zip(from, to).map { $0 + ($1 - $0) * part } }
    curve = UIView.AnimationCurve.linear.timingFunction
  }

  /// Two fingers on opposite sides of a point that move apart or together, and turn about it.
  public init(around center: CGPoint, spread: Double, scale: Double, rotation: Double) {
    length = abs(scale - 1) * spread / 2
    points = { part in
      let radius = spread / 2 * (1 + (scale - 1) * part)
      let arm = CGPoint(x: radius, y: 0).applying(CGAffineTransform(rotationAngle: rotation * part))
      return [center - arm, center + arm]
    }
    curve = UIView.AnimationCurve.linear.timingFunction
  }

  /// The greatest velocity at which they can leave, in points a second.
  public var greatestVelocity: Double { length / min(0.1, max(duration, 1e-3)) }

  /// Lets the fingers do it, from now on; what they cause happens meanwhile.
  public func play(in world: World) {
    world.advance(by: 0)
    let fingers = world.bind { points(0).map { _ in Finger() } }
    let start = world.now
    world.perform { Finger.down(fingers, at: points(0)) }
    let arrival = max(Self.tick(from: start + duration, world), Self.tick(after: start, world))
    let release = hold > 0 ? Self.tick(from: arrival + hold, world) : arrival
    var time = Self.tick(after: start, world)
    while time < (hold > 0 ? arrival + 1e-9 : arrival - 1e-9) {
      let places = points(fraction(at: time, from: start, to: arrival, world))
      world.sample(at: time) { Finger.move(fingers, to: places) }
      time = Self.tick(after: time, world)
    }
    world.sample(at: release) {
      Finger.move(fingers, to: points(1))
      switch ending {
      case .up: Finger.up(fingers)
      case .cancelled: Finger.cancel(fingers)
      }
    }
    world.advance(to: release)
  }

  /// How far they are at a time, 0...1.
  private func fraction(
    at time: Double, from start: Double, to arrival: Double, _ world: World
  ) -> Double {
    let left = arrival - time
    if left <= 1e-9 { return 1 }
    guard let velocity, length > 0 else {
      return curve.value(at: min((time - start) / max(duration, 1e-9), 1))
    }
    let rush = min((0.1 * world.fps - 1e-6).rounded(.up) / world.fps, arrival - start)
    let speed = min(velocity, length / rush) / length
    if left <= rush + 1e-9 { return 1 - speed * left }
    return curve.value(at: (time - start) / (arrival - start - rush)) * (1 - speed * rush)
  }

  /// The first tick after a time, in seconds.
  static func tick(after time: Double, _ world: World) -> Double {
    ((time * world.fps + 1e-6).rounded(.down) + 1) / world.fps
  }

  /// The first tick at or after a time, in seconds.
  private static func tick(from time: Double, _ world: World) -> Double {
    (time * world.fps - 1e-6).rounded(.up) / world.fps
  }
}
