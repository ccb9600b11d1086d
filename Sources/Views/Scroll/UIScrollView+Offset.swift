import Layers
import Motion
import Timeline

extension UIScrollView {
  /// The offsets at which content lies against its edges, in points.
  struct OffsetRange: Equatable {
    /// The offset at the top left.
    var least: CGPoint
    /// The offset at the bottom right.
    var greatest: CGPoint

    /// The nearest offset in the range.
    func clamp(_ offset: CGPoint) -> CGPoint {
      CGPoint(
        x: min(max(offset.x, least.x), greatest.x), y: min(max(offset.y, least.y), greatest.y))
    }
  }

  /// The offsets at which content lies against its edges, with the adjusted insets.
  final var offsetRange: OffsetRange {
    let insets = adjustedContentInset
    let least = CGPoint(x: -insets.left, y: -insets.top)
    return OffsetRange(
      least: least,
      greatest: CGPoint(
        x: max(least.x, contentSize.width + insets.right - bounds.width),
        y: max(least.y, contentSize.height + insets.bottom - bounds.height)))
  }

  /// Whether a finger or what it set going moves the content.
  final var isMovedByUser: Bool { false }

  /// The one place where UIKit itself moves the content.
  final func move(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    bounds = CGRect(origin: offset, size: bounds.size)
  }

  /// Tells the delegate; the call is recorded if it is implemented.
  final func tellDelegate(
    _ event: EventName, detail: String? = nil, _ tell: (any UIScrollViewDelegate) -> Void
  ) {
    guard let delegate, world.failure == nil else { return }
    world.question(event, Transition.name(delegate, "scrollDelegate"), detail: detail) {
      tell(delegate)
    }
  }
}
