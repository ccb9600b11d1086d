import Layers
import Motion

/// Lays views out in a row or a column by constraints of its own.
open class UIStackView: UIView {
  /// How the views share the length of the stack.
  public enum Distribution: Int, Sendable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How the views are placed across the stack.
  public enum Alignment: Int, Sendable, CaseIterable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// In a row: the same as leading.
    public static let top = Alignment.leading
    /// In a row: the same as trailing.
    public static let bottom = Alignment.trailing
  }

  /// A custom spacing that stands for the stack's own.
  public static let spacingUseDefault: CGFloat = 3.402_823_466_385_288_6e38
  /// A spacing that stands for the system's between siblings, 8 points.
  public static let spacingUseSystem: CGFloat = 1.175_494_350_822_287_5e-38

  /// The views it lays out, in order.
  public internal(set) final var arrangedSubviews: [UIView] = []
  /// Whether they stand in a row or in a column.
  public final var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }
  /// How they share the length.
  public final var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }
  /// How they are placed across.
  public final var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }
  /// The distance between neighbours, in points; at least that much where the rest is spread.
  public final var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementChanged() } }
  }
  /// Whether they keep to the layout margins instead of the bounds.
  public final var isLayoutMarginsRelativeArrangement = false {
    didSet {
      if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() }
    }
  }
  /// Whether distances in a column are from the last baseline to the next first one.
  public final var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }
  /// Distances after single views, in points.
  final var customSpacings: [UIView: CGFloat] = [:]
  /// The constraints it made.
  final var madeConstraints: [NSLayoutConstraint] = []
  /// The guides it made.
  final var madeGuides: [UILayoutGuide] = []
  private final var isArrangementDirty = true

  /// An empty stack with a frame.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// A stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open override func updateConstraints() { arrange() }

  /// Puts constraints for the present state in place of the old ones.
  private final func arrange() {
    guard isArrangementDirty else { return }
    isArrangementDirty = false
    NSLayoutConstraint.deactivate(madeConstraints)
    for guide in madeGuides { removeLayoutGuide(guide) }
    var arrangement = StackArrangement(self)
    arrangement.make()
    (madeConstraints, madeGuides) = (arrangement.constraints, arrangement.guides)
    NSLayoutConstraint.activate(madeConstraints)
  }

  /// Something that the constraints follow from has changed: they are made anew before the next layout.
  final func arrangementChanged() {
    isArrangementDirty = true
    setNeedsUpdateConstraints()
  }

  /// The distance after a view that stands before another, in points.
  final func gap(after view: UIView) -> CGFloat {
    var gap = customSpacings[view] ?? spacing
    if gap == Self.spacingUseDefault { gap = 0 }
    if gap == Self.spacingUseSystem { gap = 8 }
    let scale = UIScreen.main.scale
    return (gap * scale).rounded(.toNearestOrAwayFromZero) / scale
  }

  // UIKit: a view that leaves the stack leaves the arrangement.
  override func subviewDidLeave(_ view: UIView) { forget(view) }

  override func subviewContentDidChange(_ view: UIView) {
    if distribution == .fillProportionally, arrangedSubviews.contains(view) { arrangementChanged() }
  }

  override func setHidden(_ isHidden: Bool, of view: UIView) -> Bool {
    guard arrangedSubviews.contains(view) else { return false }
    guard view.isHidden != isHidden else { return true }
    view.hide(isHidden, in: self)
    arrangementChanged()
    return true
  }
}
