import Layers
import Motion

extension UIView {
  /// The distances that content keeps from the edges, in points: what was set (8 at first; a
  /// controller's view has 16 or, on wide screens, 20 at the sides), with the safe area, and at least
  /// the superview's where those are preserved. (measured 1.8)
  public final var layoutMargins: UIEdgeInsets {
    get {
      var margins = constraintState?.margins ?? ownMargins
      if constraintState?.insetsMarginsFromSafeArea ?? true {
        let safe = safeAreaInsets
        margins.top += safe.top
        margins.left += safe.left
        margins.bottom += safe.bottom
        margins.right += safe.right
      }
      guard preservesSuperviewLayoutMargins, let superview else { return margins }
      let (above, outer, frame) = (superview.layoutMargins, superview.bounds, frame)
      return UIEdgeInsets(
        top: max(margins.top, above.top - (frame.minY - outer.minY)),
        left: max(margins.left, above.left - (frame.minX - outer.minX)),
        bottom: max(margins.bottom, above.bottom - (outer.maxY - frame.maxY)),
        right: max(margins.right, above.right - (outer.maxX - frame.maxX)))
    }
    set {
      ensureConstraintState().margins = newValue
      marginsChanged()
    }
  }

  /// Whether the superview's margins hold here too, as far as they reach in.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { constraintState?.preservesSuperviewMargins ?? false }
    set {
      ensureConstraintState().preservesSuperviewMargins = newValue
      marginsChanged()
    }
  }

  /// Whether the safe area is added to the margins.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { constraintState?.insetsMarginsFromSafeArea ?? true }
    set {
      ensureConstraintState().insetsMarginsFromSafeArea = newValue
      marginsChanged()
    }
  }

  private final var ownMargins: UIEdgeInsets {
    guard controller != nil else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    let side: CGFloat = UIScreen.main.bounds.width < 414 ? 16 : 20
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  private final func marginsChanged() {
    engineOfTree?.areFramesDirty = true
    setNeedsLayout()
  }
}
