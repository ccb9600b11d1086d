import Layers
import Motion

extension UIView {
  /// The top of the tree.
  final var topView: UIView {
    var view = self
    while let above = view.superview { view = above }
    return view
  }

  /// The engine of the tree, if there is one.
  final var engineOfTree: LayoutEngine? { topView.constraintState?.engine }

  /// The engine of the tree, made if need be.
  final var engineForTree: LayoutEngine {
    let top = topView
    if let engine = top.constraintState?.engine { return engine }
    let engine = LayoutEngine(root: top)
    top.ensureConstraintState().engine = engine
    return engine
  }

  /// Leaves the old tree's engine: constraints to views outside are out of force. UIKit: removing a
  /// view removes the constraints between it and what lies outside.
  final func leaveEngine() {
    guard let engine = engineOfTree else { return }
    if constraintState?.engine != nil {
      constraintState?.engine = nil
      forEachElement { $0.layoutBox = nil }
      return
    }
    var outside: [NSLayoutConstraint] = []
    forEachElement { element in
      for constraint in element.layoutBox?.constraints ?? [] {
        if constraint.holder?.isDescendant(of: self) != true { outside.append(constraint) }
      }
    }
    for constraint in engine.added + engine.broken {
      guard constraint.holder?.isDescendant(of: self) != true else { continue }
      let isInside = constraint.elements.contains { $0.layoutView?.isDescendant(of: self) == true }
      if isInside { outside.append(constraint) }
    }
    for constraint in outside { constraint.deactivate() }
    forEachElement { engine.forget($0) }
  }

  /// Enters the new tree's engine with the constraints that lie within.
  final func joinEngine() {
    var views: [UIView] = []
    var found: [NSLayoutConstraint] = []
    collect(&views, &found)
    guard !views.isEmpty || !found.isEmpty else { return }
    let engine = engineForTree
    engine.added += found
    engine.entering += views
    setNeedsLayout()
  }

  private final func collect(_ views: inout [UIView], _ found: inout [NSLayoutConstraint]) {
    if !translatesAutoresizingMaskIntoConstraints, superview != nil { views.append(self) }
    if let constraintState { found += constraintState.constraints }
    for view in subviews { view.collect(&views, &found) }
  }

  private final func forEachElement(_ body: (any LayoutElement) -> Void) {
    body(self)
    if let state = constraintState {
      let own = [
        state.safeAreaGuide, state.marginsGuide, state.readableGuide, state.contentGuide,
        state.frameGuide,
      ]
      for guide in state.guides + own.compactMap({ $0 }) { body(guide) }
    }
    for view in subviews { view.forEachElement(body) }
  }

  /// Whether the mask rules the frame has changed.
  final func translatesChanged() {
    if let engine = layoutBox?.engine {
      engine.ruleChanged(of: self)
    } else if !translatesAutoresizingMaskIntoConstraints, superview != nil {
      engineForTree.entering.append(self)
    }
    superview?.setNeedsLayout()
  }
}
