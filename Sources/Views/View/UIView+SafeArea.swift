import Layers
import Motion

extension UIView {
  /// What the view takes over from above; a controller's view does so in its own way.
  final var inheritedSafeArea: UIEdgeInsets {
    controller?.safeArea(of: self) ?? overlappedSafeArea
  }

  /// The part of the superview's insets that the view overlaps, each clamped to 0...the superview's.
  /// (facts 5.6; measured 1.8)
  final var overlappedSafeArea: UIEdgeInsets {
    guard let superview else { return .zero }
    let above = superview.safeAreaInsets
    guard above != .zero else { return .zero }
    let frame = frame
    let outer = superview.bounds
    func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { min(max(value, 0), max(limit, 0)) }
    return UIEdgeInsets(
      top: clamp(outer.minY + above.top - frame.minY, above.top),
      left: clamp(outer.minX + above.left - frame.minX, above.left),
      bottom: clamp(frame.maxY - (outer.maxY - above.bottom), above.bottom),
      right: clamp(frame.maxX - (outer.maxX - above.right), above.right))
  }

  /// Tells views from here down whose insets are others than they were told: in the layout step, before
  /// layout. UIKit: the margins first, then the insets, then the controller; nobody who has the same.
  final func tellSafeArea() {
    let isChanged = tellOwnSafeArea()
    guard isChanged || toldSafeArea != .zero, world.failure == nil else { return }
    for view in subviews { view.tellSafeArea() }
  }

  /// Tells this view alone. A controller's view then lays out again; a plain one does not by itself.
  /// - Returns: Whether its insets have changed.
  @discardableResult
  final func tellOwnSafeArea() -> Bool {
    guard !isTellingSafeArea, world.failure == nil else { return false }
    let insets = safeAreaInsets
    guard insets != toldSafeArea else { return false }
    toldSafeArea = insets
    isTellingSafeArea = true
    if insetsLayoutMarginsFromSafeArea { tellMargins() }
    send("safeAreaInsetsDidChange") { safeAreaInsetsDidChange() }
    controller?.tellSafeArea()
    isTellingSafeArea = false
    if controller != nil || self is LayoutContainerView { setNeedsLayout() }
    return true
  }
}
