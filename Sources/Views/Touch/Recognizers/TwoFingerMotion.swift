import Glibc
import Layers
import Motion

/// The line between two fingers, since the second came down.
struct TwoFingerMotion {
  /// The line's length, in points.
  private(set) var distance = 0.0
  /// The length at the start, in points.
  private(set) var first = 0.0
  /// How far the line has turned, in radians.
  private(set) var turn = 0.0
  private var angle = 0.0

  /// The line of two fingers; nil without two.
  init?(_ touches: [UITouch]) {
    guard touches.count == 2 else { return nil }
    follow(touches)
    first = max(distance, 1)
    turn = 0
  }

  /// Follows the fingers; turns are counted on beyond half a circle.
  mutating func follow(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return }
    let way = touches[1].point - touches[0].point
    distance = way.length
    let now = atan2(way.y, way.x)
    turn += remainder(now - angle, 2 * Double.pi)
    angle = now
  }
}
