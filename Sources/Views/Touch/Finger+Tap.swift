import Layers
import Motion

extension Finger {
  /// Taps: down now, up one tick later; the clock is there afterwards.
  public static func tap(at point: CGPoint, in world: World) {
    world.advance(by: 0)
    let finger = world.bind { Finger() }
    world.perform { finger.down(at: point) }
    let tick = FingerCourse.tick(after: world.now, world)
    world.sample(at: tick) { finger.up() }
    world.advance(to: tick)
  }
}
