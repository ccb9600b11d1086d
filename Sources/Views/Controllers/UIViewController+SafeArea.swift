import Layers
import Motion
import Timeline

extension UIViewController {
  /// The insets of its view. Observed in UIKit: they are frozen while the view is only moved; a view
  /// that is not wholly inside its superview keeps what it had, which is nothing at first. Out of the
  /// window it keeps them too. (facts 5.6, decision V15)
  final func safeArea(of view: UIView) -> UIEdgeInsets {
    if let superview = view.superview, view.layer.isInWindow { settle(view, in: superview) }
    guard safeAreaPlace != nil || view.layer.isInWindow else { return .zero }
    return keptSafeArea + additionalSafeAreaInsets
  }

  /// Takes the insets over, if the place is another and the view lies in it.
  private final func settle(_ view: UIView, in superview: UIView) {
    let place = SafeAreaPlace(
      superview: ObjectIdentifier(superview), above: superview.safeAreaInsets,
      outer: superview.bounds, size: view.bounds.size, transform: view.transform3D)
    guard place != safeAreaPlace, superview.bounds.holds(view.frame) else { return }
    safeAreaPlace = place
    keptSafeArea = view.overlappedSafeArea
  }

  /// Tells that the insets of the view have changed.
  final func tellSafeArea() {
    let method = "viewSafeAreaInsetsDidChange"
    if overrides(method) { world.record(.viewSafeAreaInsetsDidChange, outputName) }
    send(method) { viewSafeAreaInsetsDidChange() }
  }

  /// The insets that are added have changed: the view hears of it at once.
  final func additionalInsetsChanged() {
    guard let view = viewIfLoaded, view.layer.isInWindow else { return }
    view.tellSafeArea()
    view.setNeedsLayout()
  }
}

extension CGRect {
  /// Whether another lies within, but for rounding.
  fileprivate func holds(_ other: CGRect) -> Bool {
    let noise = 1e-6
    return other.minX >= minX - noise && other.minY >= minY - noise
      && other.maxX <= maxX + noise && other.maxY <= maxY + noise
  }
}
