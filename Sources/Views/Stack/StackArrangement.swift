import Layers
import Motion

/// The constraints of a stack view for its present state, under UIKit's names and priorities: those
/// that UIKit's own stack shows (kean.blog, "Let's Build UIStackView").
struct StackArrangement {
  let stack: UIStackView
  /// What the first and last view, and the tallest, touch.
  let canvas: EngineObject
  /// The arranged views, hidden ones too.
  let items: [UIView]
  /// Those that take part.
  let visible: [UIView]
  /// The attributes along the stack.
  let along: Attributes
  /// The attributes across it.
  let across: Attributes
  /// What was made, in order.
  var constraints: [NSLayoutConstraint] = []
  /// The guides that were made.
  var guides: [UILayoutGuide] = []

  /// The attributes of one direction.
  struct Attributes {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let size: NSLayoutConstraint.Attribute

    static let horizontal = Attributes(
      start: .leading, end: .trailing, center: .centerX, size: .width)
    static let vertical = Attributes(start: .top, end: .bottom, center: .centerY, size: .height)
  }

  /// One side of a constraint.
  typealias Side = (item: EngineObject, attribute: NSLayoutConstraint.Attribute)

  init(_ stack: UIStackView) {
    self.stack = stack
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    items = stack.arrangedSubviews
    visible = items.filter { !$0.isHidden }
    let isRow = stack.axis == .horizontal
    along = isRow ? .horizontal : .vertical
    across = isRow ? .vertical : .horizontal
  }

  /// Makes all constraints.
  mutating func make() {
    guard let first = items.first else {
      fit(along.size)
      return fit(across.size)
    }
    align(to: first)
    hide()
    guard let head = visible.first, let tail = visible.last else { return fit(along.size) }
    tie((canvas, along.start), to: (head, along.start), named: "UISV-canvas-connection")
    tie((tail, along.end), to: (canvas, along.end), named: "UISV-canvas-connection")
    space()
    share()
  }

  /// Adds one constraint.
  mutating func tie(
    _ first: Side, _ relation: NSLayoutConstraint.Relation = .equal, to second: Side?,
    times multiplier: CGFloat = 1, plus constant: CGFloat = 0, at priority: Float = 1000,
    named name: String
  ) {
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = name
    constraints.append(constraint)
  }

  /// Lets the stack be no larger than it must along one direction.
  mutating func fit(_ size: NSLayoutConstraint.Attribute) {
    tie((canvas, size), to: nil, at: 49, named: "UISV-canvas-fit")
  }

  /// A guide of the stack's own.
  mutating func guide(_ name: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = name
    guide.isSystem = true
    stack.addLayoutGuide(guide)
    guides.append(guide)
    return guide
  }
}
