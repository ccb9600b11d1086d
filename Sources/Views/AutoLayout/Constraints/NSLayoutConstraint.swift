import Layers
import Motion

/// A relation between the edges or sizes of two items, or an item and a number:
/// first.attribute = multiplier * second.attribute + constant.
open class NSLayoutConstraint: EngineObject {
  /// The item on the left side.
  public final weak var firstItem: EngineObject?
  /// What of it.
  public final let firstAttribute: Attribute
  /// How the sides compare.
  public final let relation: Relation
  /// The item on the right side; nil for a plain number.
  public final weak var secondItem: EngineObject?
  /// What of it.
  public final let secondAttribute: Attribute
  /// What the right side's attribute is multiplied by.
  public final let multiplier: CGFloat
  /// What is added on the right side, in points. It can be changed at any time; frames follow at the
  /// next layout.
  public final var constant: CGFloat { didSet { if constant != oldValue { constantChanged() } } }
  /// What it weighs against others.
  public final var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { priorityChanged() } }
  }
  /// A name in output, for the app to set.
  public final var identifier: String?
  /// The view that holds it while it is active: the nearest one above both items.
  final weak var holder: UIView?
  /// Whether it was told that it cannot hold.
  final var isReportedBroken = false
  /// Set by the chained maker, so that it can find its own again.
  public final var isMade = false

  /// A constraint from its parts; it is not active yet.
  public init(
    item first: EngineObject, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem second: EngineObject?, attribute secondAttribute: Attribute,
    multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondItem = second
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    super.init()
    checkParts()
  }

  open override var owners: [EngineObject] { [holder].compactMap { $0 } }
  open override var preferredName: String? { identifier }

  /// Whether it is in force.
  public final var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Puts constraints in force.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Takes constraints out of force.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  /// Its items.
  final var elements: [any LayoutElement] {
    [firstItem, secondItem].compactMap { $0 as? any LayoutElement }
  }

  private final func constantChanged() {
    guard let holder else { return }
    holder.engineOfTree?.constantChanged(self)
    holder.setNeedsLayout()
  }

  private final func priorityChanged() {
    guard let holder else { return }
    if let engine = holder.engineOfTree { engine.reinstall(self) }
    holder.setNeedsLayout()
  }

  /// UIKit: what makes no sense is an exception where it is made.
  private final func checkParts() {
    let problem: String?
    if secondItem == nil, !firstAttribute.isSize {
      problem = "a position needs a second item: \(firstAttribute) of \(elementName(firstItem))"
    } else if secondItem != nil, !firstAttribute.pairs(with: secondAttribute) {
      problem = "Invalid pairing of layout attributes: \(firstAttribute) and \(secondAttribute)"
    } else {
      problem = nil
    }
    if let problem { world.raise(UIKitException("NSInvalidArgumentException", problem)) }
  }
}
