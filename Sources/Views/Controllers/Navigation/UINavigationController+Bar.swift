import Layers
import Motion

extension UINavigationController {
  /// Whether the bar is out of sight.
  public final var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar; animated it slides over 0.2 s.
  public final func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    isPlacementDue = true
    viewIfLoaded?.setNeedsLayout()
    guard animated, isShowing else { return layOutBar() }
    if !hidden {
      navigationBar.frame = hiddenBarFrame
      navigationBar.isHidden = false
    }
    UIView.animate(
      withDuration: Self.hideShowBarDuration,
      animations: { navigationBar.frame = hidden ? hiddenBarFrame : barFrame }
    ) { [self] _ in navigationBar.isHidden = isBarHidden }
  }

  /// Puts the bar where it belongs.
  final func layOutBar() {
    guard isViewLoaded else { return }
    let frame = isBarHidden ? hiddenBarFrame : barFrame
    if navigationBar.frame != frame { navigationBar.frame = frame }
    if !isBarHidden { navigationBar.isHidden = false }
    if isBarHidden, navigationBar.layer.animationKeys().isEmpty { navigationBar.isHidden = true }
  }

  /// Where the bar is when it shows. (decision V20; measured 1.6 from iOS 26 on)
  final var barFrame: CGRect {
    let top = view.safeAreaInsets.top
    var more = showsLargeTitle ? UINavigationBar.largeHeight : 0
    if stack.last?.navigationItem.prompt != nil { more += UINavigationBar.promptHeight }
    if UIApplication.shared.ios >= 26 {
      let y = max(top, UIScreen.main.isCompactInHeight ? 24 : 10)
      return CGRect(x: 0, y: y, width: view.bounds.width, height: 54 + more)
    }
    let height: CGFloat = isInSheet && top == 0 ? 56 : 44
    return CGRect(x: 0, y: top, width: view.bounds.width, height: height + more)
  }

  private final var hiddenBarFrame: CGRect {
    let frame = barFrame
    return frame.offsetBy(dx: 0, dy: -frame.maxY)
  }

  /// Whether the title is large; never on a phone that lies on its side.
  final var showsLargeTitle: Bool {
    navigationBar.prefersLargeTitles && !UIScreen.main.isCompactInHeight
      && stack.last?.navigationItem.largeTitleDisplayMode != .never
  }

  private final var isInSheet: Bool {
    var it: UIViewController? = self
    while let controller = it {
      if let style = controller.pinnedPresentationController?.style { return style.isSheet }
      it = controller.parent
    }
    return false
  }

  /// Whether content lies as without a bar. Reported of UIKit: while an animator of the app's own runs,
  /// a bar that comes or goes counts only when the transition has ended. (case C38)
  final var isBarHiddenForContent: Bool { heldBarHidden ?? isBarHidden }

  /// The insets of what is in the container: the bar covers the top.
  final func below(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard !isBarHiddenForContent else { return insets }
    return UIEdgeInsets(
      top: max(insets.top, barFrame.maxY), left: insets.left, bottom: insets.bottom,
      right: insets.right)
  }
}
