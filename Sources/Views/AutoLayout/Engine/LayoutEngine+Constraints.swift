import Constraints
import Layers
import Motion
import Timeline

extension LayoutEngine {
  /// Puts the collected constraints into the solver, in order.
  func installAdded() {
    let constraints = added
    added = []
    for constraint in constraints { install(constraint) }
  }

  private func install(_ constraint: NSLayoutConstraint) {
    guard constraint.isActive, keys[ObjectIdentifier(constraint)] == nil,
      let holder = constraint.holder, holder.topView === root
    else { return }
    hasChanged = true
    isStructureNew = true
    let boxes = constraint.elements.map { box(of: $0) }
    reportDuplicate(of: constraint, in: boxes)
    for box in boxes where !box.constraints.contains(where: { $0 === constraint }) {
      box.constraints.append(constraint)
    }
    let equation = Constraint(
      expression(of: constraint, in: holder), constraint.relation.solver,
      strength: constraint.priority.strength)
    guard let key = insert(equation, for: .app(constraint)) else { return }
    keys[ObjectIdentifier(constraint)] = key
    constraint.isReportedBroken = false
  }

  /// Takes a constraint out of the solver.
  func uninstall(_ constraint: NSLayoutConstraint) {
    for element in constraint.elements {
      element.layoutBox?.constraints.removeAll { $0 === constraint }
    }
    guard let key = keys.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    drop(key)
    hasChanged = true
    isStructureNew = true
  }

  /// Gives constraints their new constants.
  func applyConstants() {
    let constraints = changed
    changed = []
    var changes: [(key: ConstraintKey, constant: Double)] = []
    for constraint in constraints {
      guard let key = keys[ObjectIdentifier(constraint)], let holder = constraint.holder else {
        continue
      }
      changes.append((key, expression(of: constraint, in: holder).constant))
    }
    setConstants(changes)
    if !changes.isEmpty, !broken.isEmpty {
      added = broken + added
      broken = []
    }
  }

  /// first - multiplier * second - constant, in the holder's coordinates.
  func expression(
    of constraint: NSLayoutConstraint, in holder: UIView
  ) -> LinearExpression {
    var expression = LinearExpression(-constraint.constant)
    if let first = constraint.firstItem as? any LayoutElement {
      expression.add(value(constraint.firstAttribute, of: first, in: holder))
    }
    if let second = constraint.secondItem as? any LayoutElement {
      let value = value(constraint.secondAttribute, of: second, in: holder)
      expression.add(value, times: -constraint.multiplier)
    }
    return expression
  }

  /// An attribute of an item in the coordinates of a view that is, or lies above, it.
  private func value(
    _ attribute: NSLayoutConstraint.Attribute, of element: any LayoutElement, in holder: UIView
  ) -> LinearExpression {
    if let plain = attribute.withoutMargin, let view = element as? UIView {
      return value(plain, of: view.layoutMarginsGuide, in: holder)
    }
    let element = stand(attribute, for: element, in: holder)
    let box = box(of: element)
    switch attribute {
    case .width: return LinearExpression(box.width)
    case .height: return LinearExpression(box.height)
    default: break
    }
    let isHorizontal = attribute.axis == .horizontal
    var place = origin(of: element, in: holder, isHorizontal)
    let side = isHorizontal ? box.width : box.height
    switch attribute {
    case .right, .trailing, .bottom: place.add(side)
    case .centerX, .centerY: place.add(side, times: 0.5)
    case .firstBaseline: place.constant += (element as? UIView)?.baselines.first ?? 0
    case .lastBaseline:
      place.add(side)
      place.constant -= (element as? UIView)?.baselines.last ?? 0
    default: break
    }
    return place
  }

  /// The left or top edge of an item in a view's coordinates.
  private func origin(
    of element: any LayoutElement, in holder: UIView, _ isHorizontal: Bool
  ) -> LinearExpression {
    var place = LinearExpression()
    var it: UIView?
    if let guide = element as? UILayoutGuide {
      let box = box(of: guide)
      place.add(isHorizontal ? box.x : box.y)
      it = guide.owningView
      leave(it, in: holder, &place, isHorizontal)
    } else {
      it = element as? UIView
    }
    while let view = it, view !== holder {
      let box = box(of: view)
      place.add(isHorizontal ? box.x : box.y)
      it = view.superview
      leave(it, in: holder, &place, isHorizontal)
    }
    return place
  }

  /// Goes from what a scroll view holds to the scroll view itself: what it has scrolled is taken away.
  private func leave(
    _ view: UIView?, in holder: UIView, _ place: inout LinearExpression, _ isHorizontal: Bool
  ) {
    guard let scroll = view as? UIScrollView, scroll !== holder else { return }
    let frame = box(of: scroll.frameLayoutGuide)
    place.add(isHorizontal ? frame.x : frame.y, times: -1)
  }

  private func reportDuplicate(of constraint: NSLayoutConstraint, in boxes: [LayoutBox]) {
    guard let others = boxes.first?.constraints, root.layer.isInWindow,
      let twin = others.first(where: { $0 !== constraint && $0.isSame(as: constraint) })
    else { return }
    root.world.report(.duplicateConstraint(view: twin.elementName(twin.firstItem), text: twin.text))
  }
}

extension NSLayoutConstraint {
  /// Whether another one says the same.
  fileprivate func isSame(as other: NSLayoutConstraint) -> Bool {
    firstItem === other.firstItem && secondItem === other.secondItem
      && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && relation == other.relation && multiplier == other.multiplier
      && constant == other.constant && priority == other.priority
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation for the solver.
  var solver: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
