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
    let pass = LayoutPass.of(world)
    pass.begin()
    defer { pass.end() }
    for _ in 0..<8 {
      if world.recorder.hasChanges { highestToLayOut.tellSafeArea() }
      prepareConstraints(areFramesDirty: true)
      let (top, count) = (highestToLayOut, pass.count)
      top.layoutDown(pass)
      guard pass.count != count else { return }
      pass.conversions.didLayOut()
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

  /// Lays out what needs it here and below; a layout that asks for another gets it, but not for ever.
  private final func layoutDown(_ pass: LayoutPass) {
    while isLayoutDue, !pass.isOver, world.failure == nil {
      if needsLayout {
        tellOwnSafeArea(safeAreaInsets)
        needsLayout = false
        if pass.admits(self) { layoutSelf(pass) }
      }
      if !needsLayout, subtreeNeedsLayout {
        subtreeNeedsLayout = false
        for view in subviews where view.needsLayout || view.subtreeNeedsLayout {
          view.layoutDown(pass)
        }
      }
    }
  }

  private final func layoutSelf(_ pass: LayoutPass) {
    willLayOut()
    pass.conversions.willLayOut(self)
    controller?.viewIsAboutToLayOut()
    controller?.sendLayout(will: true)
    // UIKit: constraints made in viewWillLayoutSubviews belong to the running pass (decision V22).
    prepareConstraints(areFramesDirty: false)
    applyConstraints()
    send("layoutSubviews") { layoutSubviews() }
    controller?.sendLayout(will: false)
  }
}
