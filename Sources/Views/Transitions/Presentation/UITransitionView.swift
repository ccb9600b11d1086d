import Motion

/// The container of a presentation, as large as the window.
final class UITransitionView: UIView {
  weak var presentation: UIPresentationController?

  override var preferredName: String? { "containerView" }

  /// Touches that hit nothing in it go to what lies behind, unless it removed the presenter.
  override func hitTest(_ point: CGPoint, with event: UIEvent? = nil) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && subviews.isEmpty ? nil : hit
  }

  override func layoutSubviews() {
    presentation?.layoutContainer()
  }
}
