import Layers
import Motion

extension UIView {
  /// Asks for `updateConstraints` before the next layout.
  public final func setNeedsUpdateConstraints() {
    needsConstraints = true
    markConstraints()
    setNeedsLayout()
  }

  /// Whether `updateConstraints` is due.
  public final var isUpdateConstraintsDue: Bool { needsConstraints }

  /// Updates constraints now, where it is due.
  public final func updateConstraintsIfNeeded() { topView.updateConstraintsDown() }

  /// Notes that something here or below needs an update.
  final func markConstraints() {
    var view: UIView? = self
    while let it = view, !it.subtreeNeedsConstraints {
      it.subtreeNeedsConstraints = true
      view = it.superview
    }
  }

  /// Calls `updateConstraints` where it is due: below first, and the controller with its view.
  final func updateConstraintsDown() {
    guard subtreeNeedsConstraints, world.failure == nil else { return }
    subtreeNeedsConstraints = false
    for view in subviews where view.subtreeNeedsConstraints { view.updateConstraintsDown() }
    guard needsConstraints else { return }
    needsConstraints = false
    if let controller {
      let method = "updateViewConstraints"
      if controller.overrides(method) {
        world.record(.updateViewConstraints, controller.outputName)
      }
      controller.send(method) { controller.updateViewConstraints() }
    } else {
      send("updateConstraints") { updateConstraints() }
    }
  }

  /// Before a layout: constraints are updated and solved.
  final func prepareConstraints(areFramesDirty: Bool) {
    let top = topView
    top.updateConstraintsDown()
    guard let engine = top.constraintState?.engine else { return }
    if areFramesDirty { engine.areFramesDirty = true }
    engine.solve()
  }

  /// Gives the subviews that constraints rule their frames.
  final func applyConstraints() {
    for view in subviews {
      guard let box = view.layoutBox, box.rule == .constraints, box.engine != nil else { continue }
      view.take(UIScreen.main.aligned(box.rect))
    }
    (self as? UIScrollView)?.takeContentSize()
  }

  /// Takes a rectangle, whatever the transform.
  final func take(_ rect: CGRect) {
    let anchor = layer.state.anchorPoint
    let place = CGPoint(
      x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
    if bounds.size != rect.size { bounds = CGRect(origin: bounds.origin, size: rect.size) }
    if center != place { center = place }
  }
}

extension UIScreen {
  /// A solved rectangle on the pixel grid: each view by itself, in its superview. At 2x, as measured,
  /// origins are whole points and sizes half points; at other scales both are whole pixels (chosen).
  func aligned(_ rect: CGRect) -> CGRect {
    func rounded(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
      let clean = (value * 1e6).rounded() / 1e6
      return (clean * scale).rounded(.toNearestOrAwayFromZero) / scale
    }
    let origins = scale == 2 ? 1 : scale
    return CGRect(
      x: rounded(rect.minX, origins), y: rounded(rect.minY, origins),
      width: rounded(rect.width, scale), height: rounded(rect.height, scale))
  }
}
