import Constraints
import Motion

extension LayoutEngine {
  /// The size nearest to a target that a view's constraints allow: solved in a copy, in which the
  /// view's own frame does not count.
  func fittingSize(
    of view: UIView, near target: CGSize, _ horizontal: UILayoutPriority = .fittingSizeLevel,
    _ vertical: UILayoutPriority = .fittingSizeLevel
  ) -> CGSize {
    let isFramed = rule(of: view) == .frame
    if isFramed {
      enter()
      applyConstants()
      refreshContent()
    } else {
      solve()
    }
    let box = box(of: view)
    let waiting = isFramed ? equations(of: broken + added) : []
    var copy = solver
    if isFramed { for key in box.own.suffix(2) { copy.remove(key) } }
    for equation in waiting { _ = try? copy.add(equation) }
    for (side, length, priority) in [
      (box.width, target.width, horizontal), (box.height, target.height, vertical),
    ] {
      var wish = LinearExpression(side)
      _ = try? copy.add(Constraint(wish, .greaterThanOrEqual))
      wish.constant = -length
      _ = try? copy.add(Constraint(wish, .equal, strength: priority.strength))
    }
    breakLines(in: &copy)
    let screen = UIScreen.main
    return CGSize(
      width: screen.ceiled(max(0, copy.value(of: box.width))),
      height: screen.ceiled(max(0, copy.value(of: box.height))))
  }

  /// Constraints that are not in the solver, as equations.
  private func equations(of constraints: [NSLayoutConstraint]) -> [Constraint] {
    constraints.compactMap { constraint in
      guard constraint.isActive, let holder = constraint.holder, holder.topView === root else {
        return nil
      }
      return Constraint(
        expression(of: constraint, in: holder), constraint.relation.solver,
        strength: constraint.priority.strength)
    }
  }

  /// Gives texts of several lines the heights that follow from their widths in a copy.
  private func breakLines(in copy: inout Solver) {
    for box in boxes where box.rule == .constraints && box.wishes.count == 4 {
      guard let view = box.element as? UIView, view.fitsLines else { continue }
      let width = copy.value(of: box.width)
      guard width > 0, width < box.content.width - 1e-6 else { continue }
      let height = view.fittingSize(CGSize(width: width, height: 0)).height
      guard height != box.content.height else { continue }
      for key in box.wishes.suffix(2) { copy.remove(key) }
      var expression = LinearExpression(box.height)
      expression.constant = -height
      for (relation, priority) in [
        (Relation.lessThanOrEqual, view.contentHuggingPriority(for: .vertical)),
        (.greaterThanOrEqual, view.contentCompressionResistancePriority(for: .vertical)),
      ] { _ = try? copy.add(Constraint(expression, relation, strength: priority.strength)) }
    }
  }
}
