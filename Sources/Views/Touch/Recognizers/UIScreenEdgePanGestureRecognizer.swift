import Layers
import Motion

/// A pan that comes in from an edge of the screen: it begins in a band of 20 points. (decision V12)
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How wide the band is, in points.
  static let band = 20.0

  /// The edges it may come from.
  public final var edges: UIRectEdge = []
  private final var start: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let first = touches.inOrder.first else { return }
    start = edges.intersection(bands(at: first.point, in: UIScreen.main.bounds))
    if start.isEmpty { state = .failed }
  }

  /// Inwards, more than along the edge.
  override func accepts(_ travel: CGPoint) -> Bool {
    (start.contains(.left) && travel.x >= abs(travel.y))
      || (start.contains(.right) && -travel.x >= abs(travel.y))
      || (start.contains(.top) && travel.y >= abs(travel.x))
      || (start.contains(.bottom) && -travel.y >= abs(travel.x))
  }

  private final func bands(at point: CGPoint, in bounds: CGRect) -> UIRectEdge {
    var result: UIRectEdge = []
    if point.x - bounds.minX <= Self.band { result.insert(.left) }
    if bounds.maxX - point.x <= Self.band { result.insert(.right) }
    if point.y - bounds.minY <= Self.band { result.insert(.top) }
    if bounds.maxY - point.y <= Self.band { result.insert(.bottom) }
    return result
  }
}
