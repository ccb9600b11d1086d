import Layers

extension NSLayoutConstraint {
  /// Puts it in force: the nearest view above both items holds it. One that was refused stays out.
  final func activate() {
    guard holder == nil, world.failure == nil else { return }
    let views = elements.map(\.layoutView)
    let first = views.first.flatMap { $0 }
    let second = views.count > 1 ? views[1] : first
    guard let first, let second, let common = first.nearestCommonView(with: second) else {
      return world.raise(
        UIKitException(
          "NSGenericException",
          "Unable to activate constraint \(text) because its items have no common ancestor. Does "
            + "it reference views in different view hierarchies? That's illegal."))
    }
    hold(in: common)
  }

  /// Lets a view hold it.
  final func hold(in view: UIView) {
    holder = view
    view.ensureConstraintState().constraints.append(self)
    view.adopt(self)
    view.engineForTree.add(self)
    view.setNeedsLayout()
  }

  /// Takes it out of force.
  final func deactivate() {
    guard let holder else { return }
    holder.engineOfTree?.remove(self)
    holder.constraintState?.constraints.removeAll { $0 === self }
    self.holder = nil
    isReportedBroken = false
    holder.release(self)
    holder.setNeedsLayout()
  }
}

extension UIView {
  /// The nearest view that is, or lies above, both.
  final func nearestCommonView(with other: UIView) -> UIView? {
    var view: UIView? = self
    while let it = view {
      if other.isDescendant(of: it) { return it }
      view = it.superview
    }
    return nil
  }
}
