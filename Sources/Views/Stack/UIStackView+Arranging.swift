import Layers
import Motion

extension UIStackView {
  /// Adds a view at the end; it becomes a subview, and constraints rule its frame.
  public final func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at an index from 0, or moves it there; its place among the subviews does not change.
  public final func insertArrangedSubview(_ view: UIView, at index: Int) {
    let count = arrangedSubviews.count
    guard (0...count).contains(index) else {
      return world.raise(
        UIKitException(
          "NSInternalInconsistencyException",
          "UIStackView insertArrangedSubview:atIndex: index out of bounds for arrangedSubview: "
            + "index = \(index) expected to be less than or equal to \(count)"))
    }
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    let spacing = customSpacings[view]
    forget(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    customSpacings[view] = spacing
    arrangementChanged()
  }

  /// Takes a view out of the arrangement; it stays a subview.
  public final func removeArrangedSubview(_ view: UIView) { forget(view) }

  /// Sets the distance after a view, in points; `spacingUseDefault` takes the stack's own again. A view
  /// that is not arranged is left alone.
  public final func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    guard arrangedSubviews.contains(view) else { return }
    customSpacings[view] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementChanged()
  }

  /// The distance that was set after a view, in points; `spacingUseDefault` if none was.
  public final func customSpacing(after view: UIView) -> CGFloat {
    customSpacings[view] ?? Self.spacingUseDefault
  }

  /// Takes a view out of the arrangement, with its spacing.
  final func forget(_ view: UIView) {
    guard let index = arrangedSubviews.firstIndex(of: view) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[view] = nil
    arrangementChanged()
  }
}

extension UIView {
  /// Hides or shows an arranged view. UIKit: in an animation block the stack lays out at the block's end,
  /// and a view that is hidden goes out of sight when the animation is over.
  final func hide(_ isHidden: Bool, in stack: UIStackView) {
    let application = UIApplication.shared
    let wasLeaving = leavingRun != nil
    leavingRun = nil
    guard let block = application.blocks.last, block.isAnimating else {
      layer.isHidden = isHidden
      return
    }
    application.stacksToLayOut.append(stack)
    guard isHidden else {
      if !wasLeaving { layer.isHidden = false }
      return
    }
    let run = block.run
    leavingRun = run
    run.atEnd.append { [weak self, unowned run] in
      guard let self, self.leavingRun === run else { return }
      self.leavingRun = nil
      self.layer.isHidden = true
    }
  }
}

extension AnimationBlock {
  /// Whether changes inside are animated.
  var isAnimating: Bool { inherits && UIApplication.shared.areAnimationsEnabled }
}

extension UIApplication {
  /// Lays out the stacks in which views were hidden or shown inside the block that closes.
  func layOutStacks() {
    guard !stacksToLayOut.isEmpty else { return }
    let stacks = stacksToLayOut
    stacksToLayOut = []
    for stack in stacks { stack.layoutIfNeeded() }
  }
}
