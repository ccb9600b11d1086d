import Motion

extension UIView {
  /// What the view takes over from above, and what its controller adds; a controller's view keeps its
  /// insets while it is out of the window. (decision V15)
  final var inheritedSafeArea: UIEdgeInsets {
    guard let controller else { return overlappedSafeArea }
    guard superview != nil else { return controller.keptSafeArea }
    let (own, more) = (overlappedSafeArea, controller.additionalSafeAreaInsets)
    return UIEdgeInsets(
      top: own.top + more.top, left: own.left + more.left, bottom: own.bottom + more.bottom,
      right: own.right + more.right)
  }

  /// The part of the superview's insets that the view overlaps, each clamped to 0...the superview's.
  /// (facts 5.6; measured 1.8)
  private final var overlappedSafeArea: UIEdgeInsets {
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
}
