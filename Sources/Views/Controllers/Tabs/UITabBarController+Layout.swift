import Layers
import Motion

extension UITabBarController {
  /// Its view lays out: the bar, then the controller that shows.
  final func layOut() {
    content.frame = view.bounds
    let frame = isBarHidden ? barFrame.offsetBy(dx: 0, dy: barFrame.height) : barFrame
    if tabBar.frame != frame { tabBar.frame = frame }
    tabBar.isHidden = isBarHidden
    guard containerTransition == nil else { return }
    if isShowing, let shown, shown !== selectedViewController { replaceShown() }
    place()
  }

  private final func place() {
    guard let shown, let view = shown.viewIfLoaded, !shown.isAway else { return }
    guard isPlacementDue || view.bounds.size != content.bounds.size else { return }
    isPlacementDue = false
    if view.superview !== content { content.insertSubview(view, at: 0) }
    if view.transform.isIdentity { view.frame = content.bounds }
  }

  /// Whether the controller on top asks for the bar to go.
  final var isBarHidden: Bool {
    let navigation = selectedViewController as? UINavigationController
    return navigation?.stack.contains { $0.hidesBottomBarWhenPushed } ?? false
  }

  /// 49 above the bottom inset. (decision V20)
  final var barFrame: CGRect {
    let height = 49 + view.safeAreaInsets.bottom
    return CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
  }

  /// The insets of what is in the container: the bar covers the bottom.
  final func above(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard !isBarHidden else { return insets }
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: max(insets.bottom, barFrame.height),
      right: insets.right)
  }
}
