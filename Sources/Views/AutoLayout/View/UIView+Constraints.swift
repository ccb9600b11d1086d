import Layers
import Motion

extension UIView {
  /// The active constraints that the view holds.
  public final var constraints: [NSLayoutConstraint] { constraintState?.constraints ?? [] }

  /// Puts a constraint in force, held by this view.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.deactivate()
    let isBelow = constraint.elements.allSatisfy { $0.layoutView?.isDescendant(of: self) == true }
    guard isBelow else {
      return world.raise(
        UIKitException(
          "NSGenericException",
          "Unable to install constraint on view \(outputName): \(constraint.text) reaches outside "
            + "of the view's subtree. That's illegal."))
    }
    constraint.hold(in: self)
  }

  /// Puts constraints in force, held by this view.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Takes a constraint that the view holds out of force.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Takes constraints that the view holds out of force.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// How much it resists being larger than its content. UIKit: 250 for every view made in code, labels
  /// too; 251 is Interface Builder's.
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState?.hugging[axis.rawValue] ?? .defaultLow
  }

  /// Sets how much it resists being larger than its content.
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    ensureConstraintState().hugging[axis.rawValue] = priority
    invalidateIntrinsicContentSize()
  }

  /// How much it resists being smaller than its content.
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    constraintState?.resistance[axis.rawValue] ?? .defaultHigh
  }

  /// Sets how much it resists being smaller than its content.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    ensureConstraintState().resistance[axis.rawValue] = priority
    invalidateIntrinsicContentSize()
  }

  /// The content has another size: constraints take it into account at the next layout.
  public final func invalidateIntrinsicContentSize() {
    superview?.subviewContentDidChange(self)
    guard let box = layoutBox, let engine = box.engine else { return }
    engine.resized.append(self)
    for constraint in box.constraints { engine.constantChanged(constraint) }
    superview?.setNeedsLayout()
  }

  /// Whether its rectangle could just as well be another.
  public final var hasAmbiguousLayout: Bool {
    guard let box = layoutBox, let engine = box.engine else { return false }
    engine.solve()
    return !engine.ambiguousParts(of: box).isEmpty
  }

  /// Adds a guide.
  public final func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    ensureConstraintState().guides.append(guide)
    adopt(guide)
  }

  /// Takes a guide out, and the constraints that are about it out of force.
  public final func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    for constraint in guide.layoutBox?.constraints ?? [] { constraint.deactivate() }
    engineOfTree?.forget(guide)
    constraintState?.guides.removeAll { $0 === guide }
    guide.owningView = nil
    release(guide)
  }

  /// The guides that were added.
  public final var layoutGuides: [UILayoutGuide] { constraintState?.guides ?? [] }

  /// The view without its safe area insets, for constraints.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    let state = ensureConstraintState()
    let guide = state.safeAreaGuide ?? UILayoutGuide(.safeArea, of: self)
    state.safeAreaGuide = guide
    return guide
  }

  /// The view without its layout margins, for constraints.
  public final var layoutMarginsGuide: UILayoutGuide {
    let state = ensureConstraintState()
    let guide = state.marginsGuide ?? UILayoutGuide(.margins, of: self)
    state.marginsGuide = guide
    return guide
  }

  /// The view as wide as text is good to read, for constraints.
  public final var readableContentGuide: UILayoutGuide {
    let state = ensureConstraintState()
    let guide = state.readableGuide ?? UILayoutGuide(.readable, of: self)
    state.readableGuide = guide
    return guide
  }

  /// The smallest size that the view's constraints allow, near a size, in points.
  public final func systemLayoutSizeFitting(_ target: CGSize) -> CGSize {
    topView.updateConstraintsDown()
    return engineForTree.fittingSize(of: self, near: target)
  }

  /// The same, with what the target's width and height weigh.
  public final func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    topView.updateConstraintsDown()
    return engineForTree.fittingSize(of: self, near: target, horizontal, vertical)
  }

  /// No wish for a width or height, in `intrinsicContentSize`.
  public static let noIntrinsicMetric: CGFloat = -1
  /// For `systemLayoutSizeFitting`: as small as the constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// For `systemLayoutSizeFitting`: as large as the constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// What the view keeps for Auto Layout.
  final func ensureConstraintState() -> ConstraintState {
    if let constraintState { return constraintState }
    let state = ConstraintState()
    constraintState = state
    return state
  }
}
