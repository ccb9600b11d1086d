import Layers
import Motion
import Timeline

/// The gesture of a navigation controller that pops from the left edge: past half the width or at 300
/// points a second it pops. (case C71; thresholds chosen, measured 1.7)
final class SwipeBack: UIScreenEdgePanGestureRecognizer {
  static let fast = 300.0

  private weak var navigation: UINavigationController?
  private let gate: SwipeBackGate
  private var driver: SwipeBackDriver?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    gate = SwipeBackGate(navigation)
    super.init()
    edges = .left
    delegate = gate
    addTarget(nil, key: "") { [weak self] _, _ in self?.follow() }
  }

  override var preferredName: String? { name ?? "interactivePopGestureRecognizer" }
  override var sharesName: Bool { name == nil }
  override var isUIKitsOwn: Bool { true }

  private func follow() {
    guard let navigation else { return }
    let fraction = translation(in: view).x / max(navigation.view.bounds.width, 1)
    switch state {
    case .began:
      driver = navigation.beginSwipeBack()
      driver?.follow(fraction)
    case .changed: driver?.follow(fraction)
    case .ended:
      let speed = velocity(in: view).x
      driver?.end(speed >= Self.fast || speed > -Self.fast && fraction > 0.5)
      driver = nil
    default:
      driver?.end(false)
      driver = nil
    }
  }
}

/// Decides whether the swipe back begins, as long as it is the recogniser's delegate.
private final class SwipeBackGate: UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?

  init(_ navigation: UINavigationController) { self.navigation = navigation }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.canSwipeBack else { return false }
    guard let obstacle = navigation.swipeBackObstacle else { return true }
    navigation.world.report(
      .popGestureOff(container: navigation.outputName, because: obstacle))
    return false
  }
}
