import Layers
import Motion

/// One edge, centre or side of a view or guide, from which constraints are made.
public class NSLayoutAnchor<AnchorType: AnyObject> {
  /// The view or guide.
  public final weak var item: EngineObject?
  /// What of it.
  public final let attribute: NSLayoutConstraint.Attribute

  /// An anchor of a view or guide.
  public init(_ item: EngineObject?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// A constraint: this anchor equals another plus a constant.
  public final func constraint(
    equalTo other: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    make(.equal, other, 1, constant)
  }

  /// A constraint: this anchor is at least another plus a constant.
  public final func constraint(
    greaterThanOrEqualTo other: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, other, 1, constant)
  }

  /// A constraint: this anchor is at most another plus a constant.
  public final func constraint(
    lessThanOrEqualTo other: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, other, 1, constant)
  }

  /// A constraint from its parts.
  final func make(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?,
    _ multiplier: CGFloat, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item ?? UILayoutGuide(), attribute: attribute, relatedBy: relation,
      toItem: other?.item, attribute: other?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant)
  }
}
