import Layers
import Motion

extension UIView {
  /// Asks for a layout in the turn's layout step.
  public final func setNeedsLayout() {
    needsLayout = true
    superview?.markSubtree()
  }

  /// Notes that something below needs layout.
  final func markSubtree() {
    var view: UIView? = self
    while let it = view, !it.subtreeNeedsLayout {
      it.subtreeNeedsLayout = true
      view = it.superview
    }
  }

  /// Lays out now: from the highest view above that needs it, downwards.
  public final func layoutIfNeeded() {
    prepareConstraints(areFramesDirty: true)
    var top = self
    var view = superview
    while let it = view {
      if it.needsLayout { top = it }
      view = it.superview
    }
    top.layoutDown()
  }

  /// Lays out what needs it here and below; a layout that asks for another gets a few rounds.
  private final func layoutDown() {
    var rounds = 0
    while needsLayout || subtreeNeedsLayout, rounds < 32, world.failure == nil {
      rounds += 1
      if needsLayout {
        needsLayout = false
        layoutSelf()
      }
      if !needsLayout, subtreeNeedsLayout {
        subtreeNeedsLayout = false
        for view in subviews where view.needsLayout || view.subtreeNeedsLayout {
          view.layoutDown()
        }
      }
    }
  }

  private final func layoutSelf() {
    willLayOut()
    controller?.viewIsAboutToLayOut()
    controller?.sendLayout(will: true)
    // UIKit: constraints made in viewWillLayoutSubviews belong to the running pass (decision V22).
    prepareConstraints(areFramesDirty: false)
    applyConstraints()
    send("layoutSubviews") { layoutSubviews() }
    controller?.sendLayout(will: false)
  }
}
