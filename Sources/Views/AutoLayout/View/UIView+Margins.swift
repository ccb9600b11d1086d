import Layers
import Motion

extension UIView {
  /// The distances that content keeps from the edges, in points: what was set (8 at first), with the
  /// safe area, and at least the superview's where those are preserved. A controller's view has 0 at
  /// the top and bottom, and at the sides at least the system's 16 or, on wide screens, 20.
  /// (measured 1.8)
  public final var layoutMargins: UIEdgeInsets {
    get {
      var margins = ownMargins
      if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
      guard preservesSuperviewLayoutMargins, let superview else { return margins }
      let (above, outer, frame) = (superview.layoutMargins, superview.bounds, frame)
      return UIEdgeInsets(
        top: max(margins.top, above.top - (frame.minY - outer.minY)),
        left: max(margins.left, above.left - (frame.minX - outer.minX)),
        bottom: max(margins.bottom, above.bottom - (outer.maxY - frame.maxY)),
        right: max(margins.right, above.right - (outer.maxX - frame.maxX)))
    }
    set {
      guard constraintState?.margins != newValue else { return }
      ensureConstraintState().margins = newValue
      marginsChanged()
    }
  }

  /// The layout margins by the direction of text.
  public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }

  /// Whether the superview's margins hold here too, as far as they reach in.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { constraintState?.preservesSuperviewMargins ?? false }
    set {
      guard newValue != preservesSuperviewLayoutMargins else { return }
      ensureConstraintState().preservesSuperviewMargins = newValue
      marginsChanged()
    }
  }

  /// Whether the safe area is added to the margins.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { constraintState?.insetsMarginsFromSafeArea ?? true }
    set {
      guard newValue != insetsLayoutMarginsFromSafeArea else { return }
      ensureConstraintState().insetsMarginsFromSafeArea = newValue
      marginsChanged()
    }
  }

  /// The margins without the safe area: a controller's view has at least the system's at the sides.
  private final var ownMargins: UIEdgeInsets {
    let set = constraintState?.margins
    guard let controller else { return set ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    guard controller.viewRespectsSystemMinimumLayoutMargins else {
      return set ?? UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
    }
    let least = controller.systemMinimumLayoutMargins
    guard let set else {
      return UIEdgeInsets(
        top: least.top, left: least.leading, bottom: least.bottom, right: least.trailing)
    }
    return UIEdgeInsets(
      top: max(set.top, least.top), left: max(set.left, least.leading),
      bottom: max(set.bottom, least.bottom), right: max(set.right, least.trailing))
  }

  /// The margins are others: the view lays out again, and hears of it as do those below that keep them.
  final func marginsChanged() {
    engineOfTree?.areFramesDirty = true
    setNeedsLayout()
    guard !isTellingMargins else { return }
    tellMargins()
  }

  /// Tells of other margins, here and where views below preserve them.
  final func tellMargins() {
    isTellingMargins = true
    send("layoutMarginsDidChange") { layoutMarginsDidChange() }
    if let controller {
      controller.send("viewLayoutMarginsDidChange") { controller.viewLayoutMarginsDidChange() }
    }
    isTellingMargins = false
    for view in subviews where view.preservesSuperviewLayoutMargins && !view.isTellingMargins {
      view.tellMargins()
    }
  }
}

extension UIViewController {
  /// What the margins of its view are at least: 16 at the sides, 20 where it is 414 points wide or
  /// wider (chosen: devices differ by screen).
  public final var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = UIScreen.main.bounds.width < 414 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
