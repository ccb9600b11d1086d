/// The view of one of UIKit's own containers: its layout is the controller's.
final class LayoutContainerView: UIView {
  weak var container: UIViewController?

  override func layoutSubviews() { container?.layOutContainer() }
}
