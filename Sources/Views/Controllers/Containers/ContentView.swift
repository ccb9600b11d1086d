import Motion

/// Where one of UIKit's own containers shows its child, and its transitions happen.
final class ContentView: UIView {
  weak var container: UIViewController?

  override var preferredName: String? { "containerView" }

  override func safeArea(from inherited: UIEdgeInsets) -> UIEdgeInsets {
    container?.contentSafeArea(inherited) ?? inherited
  }
}
