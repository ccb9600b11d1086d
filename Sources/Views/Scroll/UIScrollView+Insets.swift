import Layers
import Motion

extension UIScrollView {
  /// The room around the content: `contentInset` and what the safe area adds, in points.
  public final var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    guard safe != .zero else { return contentInset }
    let axes = adjustedAxes
    return UIEdgeInsets(
      top: contentInset.top + (axes.vertical ? safe.top : 0),
      left: contentInset.left + (axes.horizontal ? safe.left : 0),
      bottom: contentInset.bottom + (axes.vertical ? safe.bottom : 0),
      right: contentInset.right + (axes.horizontal ? safe.right : 0))
  }

  /// The directions in which the safe area counts.
  private final var adjustedAxes: (horizontal: Bool, vertical: Bool) {
    let scrolls = (
      horizontal: contentSize.width > bounds.width || alwaysBounceHorizontal && bounces,
      vertical: contentSize.height > bounds.height || alwaysBounceVertical && bounces
    )
    switch contentInsetAdjustmentBehavior {
    case .never: return (false, false)
    case .always: return (true, true)
    case .scrollableAxes: return scrolls
    case .automatic: return (scrolls.horizontal, scrolls.vertical || isMainInNavigation)
    }
  }

  /// UIKit: the scroll view that is a controller's view, or the first view in it, counts as the
  /// controller's own; in a navigation controller its top and bottom are always adjusted.
  private final var isMainInNavigation: Bool {
    let owner =
      controller ?? superview?.controller.flatMap { superview?.subviews.first === self ? $0 : nil }
    return owner?.navigationController != nil
  }

  /// Looks whether the adjusted insets changed, and keeps the content where it was against them.
  ///
  /// UIKit: until it was first laid out in a window the content starts below the insets. Later, content
  /// that rests at its top follows a safe area that changes; a program's `contentInset` only
  /// brings the offset into its range.
  /// - Returns: Whether they changed.
  @discardableResult
  final func adjustInsets(followsEdge: Bool = true) -> Bool {
    let (old, new) = (knownInsets, adjustedContentInset)
    guard old != new else { return false }
    knownInsets = new
    switch placing {
    case .waiting: move(to: CGPoint(x: -new.left, y: -new.top))
    case .given: break
    case .done: follow(from: old, to: new, followsEdge)
    }
    send("adjustedContentInsetDidChange") { adjustedContentInsetDidChange() }
    tellDelegate(.scrollViewDidChangeAdjustedContentInset) {
      $0.scrollViewDidChangeAdjustedContentInset(self)
    }
    return true
  }

  private final func follow(from old: UIEdgeInsets, to new: UIEdgeInsets, _ followsEdge: Bool) {
    guard !isMovedByUser else { return }
    var offset = contentOffset
    if followsEdge, abs(offset.x + old.left) < 1e-6 { offset.x = -new.left }
    if followsEdge, abs(offset.y + old.top) < 1e-6 { offset.y = -new.top }
    move(to: offsetRange.clamp(offset))
  }

  /// The size of the content or of the view changed: the offset stays in its range.
  final func rangeDidChange() {
    let isAdjusted = adjustInsets()
    guard placing == .done else { return }
    switch phase {
    case .resting: if !isAdjusted { move(to: offsetRange.clamp(contentOffset)) }
    case .dragging: break
    case .moving: redirect()
    }
  }
}
