import Layers
import Motion
import Timeline

/// The device is turned: everything in a window gets another size, in 0.3 s.
final class SizeTransition: Transition {
  private let window: UIWindow
  private let screen: Screen
  private let angle: Double

  init(_ window: UIWindow, to screen: Screen, angle: Double) {
    self.window = window
    self.screen = screen
    self.angle = angle
    super.init(isAnimated: true)
    duration = 0.3
  }

  override var container: UIView { window }
  override var title: String { "the rotation" }
  override var targetTransform: CGAffineTransform { CGAffineTransform(rotationAngle: angle) }
  override var reportedDuration: Double { duration }

  /// Bars follow the insets also where a view keeps its size.
  private func insetsChanged(below view: UIView) {
    if view is LayoutContainerView { view.setNeedsLayout() }
    for child in view.subviews { insetsChanged(below: child) }
  }

  /// Tells everybody, and changes the sizes animated.
  func start() {
    phase = .running
    window.sizeTransition = self
    let placed = presentations.filter(\.isPlaced)
    if let coordinator, let root = window.rootViewController {
      root.tellWillTransition(to: screen.size, coordinator)
    }
    guard world.failure == nil else { return }
    UIView.animate(withDuration: duration) {
      if world.timeline.screen != screen { world.changeScreen(screen) }
      window.frame = CGRect(origin: .zero, size: screen.size)
      insetsChanged(below: window)
      window.tellSafeArea()
      window.layoutIfNeeded()
      coordinator?.runAlongside()
    } completion: { [self] _ in
      phase = .ended
      if window.sizeTransition === self { window.sizeTransition = nil }
      coordinator?.complete()
      for presentation in placed { presentation.reportIfStale() }
    }
  }

  /// What the controllers of the window present, from the root up.
  private var presentations: [UIPresentationController] {
    var found: [UIPresentationController] = []
    var it = window.rootViewController?.presentedViewController
    while let controller = it {
      if let presentation = controller.pinnedPresentationController { found.append(presentation) }
      it = controller.presented
    }
    return found
  }
}
