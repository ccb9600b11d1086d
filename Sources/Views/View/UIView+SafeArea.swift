import Layers
import Motion

extension UIView {
  /// What the view takes over from above; a controller's view does so in its own way.
  final var inheritedSafeArea: UIEdgeInsets {
    controller?.safeArea(of: self) ?? overlappedSafeArea
  }

  /// The part of the superview's insets that the view overlaps.
  final var overlappedSafeArea: UIEdgeInsets {
    superview.map { overlap(with: $0.safeAreaInsets, in: $0.bounds) } ?? .zero
  }

  /// The part of insets that the view overlaps, each clamped to 0...the inset. (facts 5.6; measured 1.8)
  private final func overlap(with above: UIEdgeInsets, in outer: CGRect) -> UIEdgeInsets {
    guard above != .zero else { return .zero }
    let frame = frame
    func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { min(max(value, 0), max(limit, 0)) }
    return UIEdgeInsets(
      top: clamp(outer.minY + above.top - frame.minY, above.top),
      left: clamp(outer.minX + above.left - frame.minX, above.left),
      bottom: clamp(frame.maxY - (outer.maxY - above.bottom), above.bottom),
      right: clamp(frame.maxX - (outer.maxX - above.right), above.right))
  }

  /// Tells views from here down whose insets are others than they were told: in the layout step, before
  /// layout. UIKit: the margins first, then the insets, then the controller; nobody who has the same.
  final func tellSafeArea() { tellSafeArea(safeAreaInsets) }

  private final func tellSafeArea(_ insets: UIEdgeInsets) {
    let isChanged = tellOwnSafeArea(insets)
    guard isChanged || insets != .zero, world.failure == nil else { return }
    let (above, outer) = (isChanged ? safeAreaInsets : insets, bounds)
    for view in subviews {
      let inherited =
        view.controller == nil ? view.overlap(with: above, in: outer) : view.inheritedSafeArea
      view.tellSafeArea(view.safeArea(from: inherited))
    }
  }

  /// Tells this view alone. A controller's view then lays out again; a plain one does not by itself.
  /// - Returns: Whether its insets have changed.
  @discardableResult
  final func tellOwnSafeArea(_ insets: UIEdgeInsets) -> Bool {
    guard insets != toldSafeArea, !isTellingSafeArea, world.failure == nil else { return false }
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
