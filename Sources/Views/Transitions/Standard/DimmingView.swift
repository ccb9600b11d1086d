/// The black that UIKit lays over what a transition leaves behind.
final class DimmingView: UIView {
  override var preferredName: String? { "dimmingView" }
}
