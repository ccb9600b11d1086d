import Layers
import Motion

/// One finger on the screen, from the moment it comes down until it leaves.
public final class UITouch: EngineObject {
  /// Where a touch is in its life.
  public enum Phase: Int, Sendable, CaseIterable {
    case began, moved, stationary, ended, cancelled
  }

  /// Where it is in its life.
  public internal(set) var phase = Phase.began
  /// When it last changed, in seconds.
  public internal(set) var timestamp = 0.0
  /// How many times a finger has come down here in quick succession.
  public internal(set) var tapCount = 1
  /// The view that it began in; nil if none takes it.
  public internal(set) var view: UIView?
  /// The window that it began in.
  public internal(set) weak var window: UIWindow?
  /// The recognisers that get it, those of the view first.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer] = []
  /// Where it is, in the window, in points.
  var point: CGPoint
  /// Where it was in the event before, in the window, in points.
  var previous: CGPoint
  /// Where it began, in the window, in points.
  let start: CGPoint
  /// Its place among all touches of the world.
  let order: Int
  /// Whether the view knows of it.
  var isKnownToView = false
  /// Calls off what tells the view of it, as long as a scroll view keeps it from its content.
  var cancelHold: (() -> Void)?
  /// Whether a recogniser has taken it from the view.
  var isTaken = false
  /// Whether it is one more finger in a view that takes one only.
  var isExtra = false
  /// What the view has not heard yet.
  var hold = TouchHold()

  init(at point: CGPoint, order: Int) {
    self.point = point
    self.order = order
    previous = point
    start = point
    super.init()
  }

  /// Where it is in a view's space (nil: the window's), in points.
  public func location(in view: UIView?) -> CGPoint {
    view?.layer.convert(point, from: nil) ?? point
  }

  /// Where it was in the event before, in a view's space (nil: the window's), in points.
  public func previousLocation(in view: UIView?) -> CGPoint {
    view?.layer.convert(previous, from: nil) ?? previous
  }

  /// Whether the finger still touches the screen.
  var isDown: Bool { phase != .ended && phase != .cancelled }
}

extension Set where Element == UITouch {
  /// The touches in the order in which the fingers came down.
  var inOrder: [UITouch] { sorted { $0.order < $1.order } }
}
