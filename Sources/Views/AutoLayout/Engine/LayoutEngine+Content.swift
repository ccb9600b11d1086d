import Constraints
import Layers
import Motion

extension LayoutEngine {
  /// The size that a view's content would like, at the width that was found for it where lines break.
  func contentSize(of view: UIView, _ box: LayoutBox) -> CGSize {
    let size = view.ask("intrinsicContentSize") { view.intrinsicContentSize }
    let width = box.rect.width
    guard view.fitsLines, width > 0, width < size.width - 1e-6 else { return size }
    return CGSize(
      width: size.width, height: view.fittingSize(CGSize(width: width, height: 0)).height)
  }

  /// Puts the wishes that follow from a content size in place of the old ones.
  func wish(_ box: LayoutBox, for view: UIView, _ size: CGSize) {
    for key in box.wishes { drop(key) }
    box.wishes = []
    box.content = size
    hasChanged = true
    let axes: [(NSLayoutConstraint.Axis, Variable, CGFloat)] = [
      (.horizontal, box.width, size.width), (.vertical, box.height, size.height),
    ]
    for (axis, side, length) in axes where length >= 0 {
      var expression = LinearExpression(side)
      expression.constant = -length
      let weights: [(Relation, UILayoutPriority)] = [
        (.lessThanOrEqual, view.contentHuggingPriority(for: axis)),
        (.greaterThanOrEqual, view.contentCompressionResistancePriority(for: axis)),
      ]
      for (relation, priority) in weights {
        let constraint = Constraint(expression, relation, strength: priority.strength)
        if let key = insert(constraint, for: .own(box, "content size")) { box.wishes.append(key) }
      }
    }
  }

  /// Brings the wishes of views with new content up to date.
  func refreshContent() {
    let views = resized
    resized = []
    for view in views {
      guard let box = view.layoutBox, box.engine === self, box.rule == .constraints else {
        continue
      }
      wish(box, for: view, contentSize(of: view, box))
    }
  }
}

extension UILayoutPriority {
  /// The priority for the solver.
  var strength: Strength { Strength(rawValue: Double(rawValue)) }
}
