import Layers
import Motion

/// Recognises a quick way of fingers in one direction: at least 50 points within 0.5 s, and at most 50
/// to the side. (chosen)
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a swipe goes: UIKit's bits.
  public struct Direction: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  static let way = 50.0
  static let longest = 0.5

  /// The directions that count.
  public final var direction: Direction = .right
  /// How many fingers.
  public final var numberOfTouchesRequired = 1
  private final var since = 0.0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count == touches.count { since = world.now }
    if self.touches.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, pending == nil else { return }
    guard world.now - since <= Self.longest + 1e-9 else { return state = .failed }
    guard self.touches.count == numberOfTouchesRequired else { return }
    let count = Double(self.touches.count)
    let way = self.touches.reduce(CGPoint.zero) { $0 + $1.point - $1.start } / count
    let isFlat = abs(way.x) >= abs(way.y)
    if min(abs(way.x), abs(way.y)) > Self.way { return state = .failed }
    guard max(abs(way.x), abs(way.y)) >= Self.way else { return }
    let went: Direction = isFlat ? (way.x > 0 ? .right : .left) : (way.y > 0 ? .down : .up)
    state = direction.contains(went) ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }
}
