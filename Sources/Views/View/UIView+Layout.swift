import Layers
import Motion

extension UIView {
  /// Asks for a layout in the turn's layout step; nothing happens before.
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

  /// Lays out now: from the highest view above that needs it, downwards. What a layout moves may bring
  /// other views under a bar, and they lay out again.
  public final func layoutIfNeeded() {
    let conversions = PendingConversions.of(world)
    for _ in 0..<8 {
      if world.recorder.hasChanges { highestToLayOut.tellSafeArea() }
      prepareConstraints(areFramesDirty: true)
      let top = highestToLayOut
      top.layoutDown()
      conversions.didLayOut()
      guard !top.isLayoutDue, world.failure == nil, world.recorder.hasChanges else { return }
      top.tellSafeArea()
      guard top.isLayoutDue else { return }
    }
  }

  /// Whether something here or below waits for a layout.
  private final var isLayoutDue: Bool { needsLayout || subtreeNeedsLayout }

  /// The highest view that is, or lies above, this one and needs layout; else this one.
  private final var highestToLayOut: UIView {
    var top = self
    var view = superview
    while let it = view {
      if it.needsLayout { top = it }
      view = it.superview
    }
    return top
  }

  /// Lays out what needs it here and below; a layout that asks for another gets a few rounds.
  private final func layoutDown() {
    var rounds = 0
    while needsLayout || subtreeNeedsLayout, rounds < 32, world.failure == nil {
      rounds += 1
      if needsLayout {
        tellOwnSafeArea(safeAreaInsets)
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
    PendingConversions.of(world).willLayOut(self)
    controller?.viewIsAboutToLayOut()
    controller?.sendLayout(will: true)
    // UIKit: constraints made in viewWillLayoutSubviews belong to the running pass (decision V22).
    prepareConstraints(areFramesDirty: false)
    applyConstraints()
    send("layoutSubviews") { layoutSubviews() }
    controller?.sendLayout(will: false)
  }
}
