import Layers
import Motion

/// One simulated finger: touches go through hit testing to the view under it and to the recognisers
/// around that.
public final class Finger {
  private let world = World.current
  private var touch: UITouch?
  /// Where it is, in the window, in points.
  public private(set) var location = CGPoint.zero

  /// A finger over the screen of the running code's world.
  public init() {}

  /// A finger over a window's screen.
  public convenience init(over window: UIWindow) { self.init() }

  /// Whether it touches the screen.
  public var isDown: Bool { touch != nil }

  /// The view that took the touch; nil if none did, or touches are dead during a transition.
  public var target: UIView? { touch?.view }

  /// Touches the screen at a point of the window.
  public func down(at point: CGPoint) { Finger.down([self], at: [point]) }

  /// Moves to a point of the window.
  public func move(to point: CGPoint) { Finger.move([self], to: [point]) }

  /// Leaves the screen, where it is or at another point, which it first moves to.
  public func up(at point: CGPoint? = nil) { Finger.up([self], at: point.map { [$0] }) }

  /// The system takes the touch away.
  public func cancel() { Finger.end([self], .cancelled) }

  /// Fingers come down in one event.
  public static func down(_ fingers: [Finger], at points: [CGPoint]) {
    var touches: [UITouch] = []
    for (finger, point) in zip(fingers, points) where !finger.isDown {
      let touch = TouchDelivery.shared.makeTouch(at: point)
      finger.location = point
      finger.touch = touch
      touches.append(touch)
    }
    TouchDelivery.shared.deliver(touches)
  }

  /// Fingers move in one event; those that stay where they are do not count.
  public static func move(_ fingers: [Finger], to points: [CGPoint]) {
    var touches: [UITouch] = []
    for (finger, point) in zip(fingers, points) {
      guard let touch = finger.touch, point != touch.point else { continue }
      finger.location = point
      touch.point = point
      touch.phase = .moved
      touches.append(touch)
    }
    if !touches.isEmpty { TouchDelivery.shared.deliver(touches) }
  }

  /// Fingers leave the screen in one event, after a last move. (decision V19)
  public static func up(_ fingers: [Finger], at points: [CGPoint]? = nil) {
    if let points { move(fingers, to: points) }
    end(fingers, .ended)
  }

  /// The system takes fingers away in one event.
  public static func cancel(_ fingers: [Finger]) { end(fingers, .cancelled) }

  private static func end(_ fingers: [Finger], _ phase: UITouch.Phase) {
    let touches = fingers.compactMap(\.touch)
    for finger in fingers { finger.touch = nil }
    for touch in touches { touch.phase = phase }
    if !touches.isEmpty { TouchDelivery.shared.deliver(touches) }
  }
}
