import Layers
import Motion

/// Who drives an interactive transition.
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Called instead of `animateTransition`.
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning)
  /// How fast the rest runs after the user let go; 1 is the animation's own pace.
  var completionSpeed: Double { get }
  /// How the rest is paced.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition starts interactive.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: Double { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
