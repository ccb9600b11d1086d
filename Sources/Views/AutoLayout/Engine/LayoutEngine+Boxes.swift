import Constraints
import Layers
import Motion

extension LayoutEngine {
  /// The unknowns of a view or guide, made if need be.
  func box(of element: any LayoutElement) -> LayoutBox {
    if let box = element.layoutBox, box.engine === self { return box }
    let variables = (0..<4).map { _ in solver.makeVariable() }
    let box = LayoutBox(element, self, rule(of: element), variables)
    element.layoutBox = box
    boxes.append(box)
    if box.rule == .insets, let view = element.layoutView { _ = self.box(of: view) }
    rule(box)
    hasChanged = true
    isStructureNew = true
    return box
  }

  /// What rules the rectangle of a view or guide.
  func rule(of element: any LayoutElement) -> LayoutBox.Rule {
    if let guide = element as? UILayoutGuide {
      return guide.kind == .free || guide.kind == .scrollContent ? .constraints : .insets
    }
    guard let view = element as? UIView, view !== root else { return .frame }
    return view.translatesAutoresizingMaskIntoConstraints ? .frame : .constraints
  }

  /// The view's rule has changed: constraints, or its frame.
  func ruleChanged(of view: UIView) {
    guard let box = view.layoutBox else { return }
    for key in box.own + box.wishes { drop(key) }
    (box.own, box.wishes) = ([], [])
    box.rule = rule(of: view)
    rule(box)
    hasChanged = true
    isStructureNew = true
  }

  /// Puts UIKit's own constraints about a box into the solver.
  private func rule(_ box: LayoutBox) {
    switch box.rule {
    case .frame, .insets:
      let names = box.rule == .frame ? "autoresizing mask" : "insets"
      for constraint in fixed(box) { own(constraint, box, names) }
    case .constraints:
      for side in [box.width, box.height] {
        own(Constraint(LinearExpression(side), .greaterThanOrEqual), box, "no negative side")
      }
      if (box.element as? UILayoutGuide)?.kind == .scrollContent {
        for edge in [box.x, box.y] {
          own(Constraint(LinearExpression(edge), .equal), box, "content origin")
        }
      }
      if let view = box.element as? UIView { wish(box, for: view, contentSize(of: view, box)) }
    }
  }

  /// The equations that tie a box to a frame or to its owner's insets.
  private func fixed(_ box: LayoutBox) -> [Constraint] {
    let values = constants(of: box)
    var expressions = [box.x, box.y, box.width, box.height].map { LinearExpression($0) }
    if box.rule == .insets, let owner = box.element?.layoutView?.layoutBox {
      expressions[2].add(owner.width, times: -1)
      expressions[3].add(owner.height, times: -1)
    }
    for index in expressions.indices { expressions[index].constant = -values[index] }
    return expressions.map { Constraint($0, .equal) }
  }

  /// The frame of a box, or what the insets take away from its owner's size.
  private func constants(of box: LayoutBox) -> [Double] {
    if let guide = box.element as? UILayoutGuide {
      let insets = guide.insets
      let start = (guide.owningView as? UIScrollView)?.contentOffset ?? .zero
      return [
        start.x + insets.left, start.y + insets.top, -insets.left - insets.right,
        -insets.top - insets.bottom,
      ]
    }
    guard let view = box.element as? UIView else { return [0, 0, 0, 0] }
    let (size, anchor, place) = (view.bounds.size, view.layer.state.anchorPoint, view.center)
    return [
      place.x - anchor.x * size.width, place.y - anchor.y * size.height, size.width, size.height,
    ]
  }

  /// Adds a constraint of UIKit's own; where it contradicts the app's, one of those breaks.
  private func own(_ constraint: Constraint, _ box: LayoutBox, _ name: String) {
    if let key = insert(constraint, for: .own(box, name)) { box.own.append(key) }
  }

  /// Takes a constraint out of the solver.
  func drop(_ key: ConstraintKey) {
    solver.remove(key)
    owners[key] = nil
  }

  /// Brings the frames and insets that constraints lean on up to date.
  func refreshFrames() {
    guard areFramesDirty else { return }
    areFramesDirty = false
    var changes: [(key: ConstraintKey, constant: Double)] = []
    for box in boxes where box.rule != .constraints && box.own.count == 4 {
      for (key, value) in zip(box.own, constants(of: box))
      where solver.constraint(key)?.expression.constant != -value {
        changes.append((key, -value))
      }
    }
    setConstants(changes)
  }

  /// Forgets a view or guide that leaves the tree.
  func forget(_ element: any LayoutElement) {
    guard let box = element.layoutBox, box.engine === self else { return }
    for constraint in box.constraints { uninstall(constraint) }
    for key in box.own + box.wishes { drop(key) }
    for variable in box.variables { solver.forget(variable) }
    boxes.removeAll { $0 === box }
    element.layoutBox = nil
    hasChanged = true
  }
}
