import Motion

/// What a view keeps for Auto Layout, made at the first need.
final class ConstraintState {
  /// The active constraints that the view holds.
  var constraints: [NSLayoutConstraint] = []
  /// The guides that were added to it.
  var guides: [UILayoutGuide] = []
  /// The engine of the tree, at its top.
  var engine: LayoutEngine?
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  var contentGuide: UILayoutGuide?
  var frameGuide: UILayoutGuide?
  /// The margins that were set; nil for UIKit's own.
  var margins: UIEdgeInsets?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  /// How it resists growing, across and down.
  var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  /// How it resists shrinking, across and down.
  var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]
}
