import Constraints
import Layers
import Motion

/// The unknowns of one view or guide: its rectangle in the superview (or owning view).
final class LayoutBox {
  /// What rules the rectangle.
  enum Rule {
    /// The frame: by the autoresizing mask, or since nothing lies above.
    case frame
    /// Constraints.
    case constraints
    /// The owner's insets.
    case insets
  }

  /// A view or guide.
  weak var element: (any LayoutElement)?
  /// The engine that knows the unknowns.
  weak var engine: LayoutEngine?
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable
  /// What rules the rectangle.
  var rule: Rule
  /// UIKit's own constraints about it: the frame, the insets, or that no side is negative.
  var own: [ConstraintKey] = []
  /// The wishes that follow from the content: no larger, no smaller, across, then down.
  var wishes: [ConstraintKey] = []
  /// The content size behind the wishes, in points.
  var content = CGSize(width: -1, height: -1)
  /// The app's constraints that are about it.
  var constraints: [NSLayoutConstraint] = []
  /// The rectangle as last solved, in points.
  var rect = CGRect.zero
  /// Whether it was told that it is ambiguous.
  var isReportedAmbiguous = false

  init(
    _ element: any LayoutElement, _ engine: LayoutEngine, _ rule: Rule, _ variables: [Variable]
  ) {
    self.element = element
    self.engine = engine
    self.rule = rule
    (x, y, width, height) = (variables[0], variables[1], variables[2], variables[3])
  }

  var variables: [Variable] { [x, y, width, height] }
}
