import Layers
import Timeline

extension UIView {
  /// Adds a view on top, taking it from where it was.
  public final func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Adds a view at an index from 0, back to front; one out of range is brought into it.
  public final func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Adds a view just above a sibling; without one it goes to the top, with a finding.
  public final func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    let index = subviews.filter { $0 !== view }.firstIndex(of: sibling)
    if index == nil { reportStranger(view, sibling, "insertSubview(_:aboveSubview:)") }
    insert(view, at: index.map { $0 + 1 } ?? subviews.count)
  }

  /// Adds a view just below a sibling; without one it goes to the bottom, with a finding.
  public final func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    let index = subviews.filter { $0 !== view }.firstIndex(of: sibling)
    if index == nil { reportStranger(view, sibling, "insertSubview(_:belowSubview:)") }
    insert(view, at: index ?? 0)
  }

  /// Takes the view out of its superview.
  public final func removeFromSuperview() {
    guard superview != nil else { return }
    move(to: nil, at: 0)
  }

  /// Moves a subview to the top.
  public final func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, at: subviews.count) }
  }

  /// Moves a subview to the bottom.
  public final func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: 0) }
  }

  /// Exchanges two subviews.
  public final func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second), first != second
    else { return }
    let (low, high) = (min(first, second), max(first, second))
    let (below, above) = (subviews[low], subviews[high])
    insert(above, at: low)
    insert(below, at: high)
  }

  /// Whether the view is, or lies below, another.
  public final func isDescendant(of view: UIView) -> Bool {
    var it: UIView? = self
    while let current = it {
      if current === view { return true }
      it = current.superview
    }
    return false
  }

  /// The view with a tag, this one or one below, depth first.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  /// How many views lie above.
  public final var depth: Int {
    var count = 0
    var it = superview
    while let view = it {
      count += 1
      it = view.superview
    }
    return count
  }

  private final func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      return world.raise(
        UIKitException(
          "NSInvalidArgumentException",
          "addSubview: \(view.outputName) cannot be put below itself (into \(outputName))"))
    }
    guard accepts(view) else { return }
    view.move(to: self, at: index)
  }

  private final func reportStranger(_ view: UIView, _ sibling: UIView, _ call: String) {
    world.report(
      .notASibling(view: view.outputName, reference: sibling.outputName, call: call))
  }

  /// The one place where the tree changes.
  private final func move(to parent: UIView?, at index: Int) {
    let (oldParent, oldWindow) = (superview, window)
    let newWindow = parent?.window
    if oldParent !== parent {
      send("willMoveToSuperview", [parent]) { willMove(toSuperview: parent) }
      if oldWindow !== newWindow { tellWindow(willMoveTo: newWindow) }
      oldParent?.send("willRemoveSubview", [self]) { oldParent?.willRemoveSubview(self) }
    }
    let place = min(max(index, 0), parent?.subviews.filter { $0 !== self }.count ?? 0)
    if oldParent !== parent { leaveEngine() }
    detach(keeping: parent)
    if let parent { attach(to: parent, at: place, isNew: oldParent !== parent) }
    if oldParent !== parent { joinEngine() }
    oldParent?.setNeedsLayout()
    guard oldParent !== parent else { return }
    oldParent?.subviewDidLeave(self)
    send("didMoveToSuperview") { didMoveToSuperview() }
    if oldWindow !== newWindow { tellWindow(didMoveFrom: oldWindow) }
    parent?.send("didAddSubview", [self]) { parent?.didAddSubview(self) }
  }

  private final func detach(keeping parent: UIView?) {
    guard let old = superview else { return }
    old.subviews.removeAll { $0 === self }
    if parent == nil { layer.removeFromSuperlayer() }
    superview = nil
    if parent !== old { old.release(self) }
  }

  private final func attach(to parent: UIView, at index: Int, isNew: Bool) {
    let above = index < parent.subviews.count ? parent.subviews[index] : nil
    parent.subviews.insert(self, at: index)
    superview = parent
    if let above {
      parent.layer.insertSublayer(layer, below: above.layer)
    } else {
      parent.layer.addSublayer(layer)
    }
    if isNew { parent.adopt(self) }
    parent.setNeedsLayout()
    if needsLayout || subtreeNeedsLayout { parent.markSubtree() }
    if subtreeNeedsConstraints { parent.markConstraints() }
  }

  private final func tellWindow(willMoveTo window: UIWindow?) {
    if let controller {
      // The insets of the place that it leaves are the ones it keeps (decision V15).
      if self.window != nil { _ = safeAreaInsets }
      controller.viewWillMove(toWindow: window)
    }
    send("willMoveToWindow", [window]) { willMove(toWindow: window) }
    for view in subviews { view.tellWindow(willMoveTo: window) }
  }

  private final func tellWindow(didMoveFrom old: UIWindow?) {
    // UIKit: entering a window marks the view for layout again (decision L14).
    if window != nil { setNeedsLayout() }
    windowDidChange()
    controller?.viewDidMoveToWindow(from: old)
    send("didMoveToWindow") { didMoveToWindow() }
    for view in subviews { view.tellWindow(didMoveFrom: old) }
  }
}
