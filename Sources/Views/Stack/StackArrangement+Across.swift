import Layers
import Motion

extension StackArrangement {
  /// How the views lie across the stack: hidden ones too, as in UIKit.
  mutating func align(to first: UIView) {
    switch stack.alignment {
    case .fill:
      align(across.start, across.end)
      tie((canvas, across.start), to: (first, across.start), named: "UISV-canvas-connection")
      tie((first, across.end), to: (canvas, across.end), named: "UISV-canvas-connection")
    case .leading: alignToEdge(first, across.start, across.end)
    case .trailing: alignToEdge(first, across.end, across.start)
    case .center:
      align(across.center)
      tie((canvas, across.center), to: (first, across.center), named: "UISV-canvas-connection")
      _ = span()
    case .firstBaseline: alignToBaseline(.firstBaseline, across.start)
    case .lastBaseline: alignToBaseline(.lastBaseline, across.end)
    }
  }

  /// Puts attributes of all views where those of the first are.
  private mutating func align(_ attributes: NSLayoutConstraint.Attribute...) {
    for view in items.dropFirst() {
      for attribute in attributes {
        tie((items[0], attribute), to: (view, attribute), named: "UISV-alignment")
      }
    }
  }

  /// All views at one edge, the stack as large as the largest.
  private mutating func alignToEdge(
    _ first: UIView, _ edge: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute
  ) {
    align(edge)
    let spacer = guide("UISV-alignment-spanner")
    let relation: NSLayoutConstraint.Relation =
      edge == across.start ? .greaterThanOrEqual : .lessThanOrEqual
    for view in items {
      tie((spacer, edge), to: (view, edge), at: 999.5, named: "UISV-spanning-boundary")
      tie((spacer, other), relation, to: (view, other), named: "UISV-spanning-boundary")
    }
    tie((canvas, edge), to: (first, edge), named: "UISV-canvas-connection")
    tie((spacer, other), to: (canvas, other), named: "UISV-canvas-connection")
    tie((spacer, across.size), to: nil, at: 51, named: "UISV-spanning-fit")
    suppressAmbiguity()
  }

  /// All baselines in one line. Where the stack is larger than it must be, the views lie at the edge
  /// that the baseline is named for (chosen: UIKit leaves it open).
  private mutating func alignToBaseline(
    _ baseline: NSLayoutConstraint.Attribute, _ edge: NSLayoutConstraint.Attribute
  ) {
    // UIKit: baselines are for rows; in a column they are edges.
    guard stack.axis == .horizontal else { return alignToEdge(items[0], edge, opposite(edge)) }
    align(baseline)
    let spacer = span()
    fit(across.size)
    for view in items {
      tie((view, edge), to: (spacer, edge), at: 25, named: "UISV-ambiguity-suppression")
    }
  }

  private func opposite(_ edge: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    edge == across.start ? across.end : across.start
  }

  /// A guide over the whole stack that all views lie within.
  private mutating func span() -> UILayoutGuide {
    let spacer = guide("UISV-alignment-spanner")
    for view in items {
      tie(
        (spacer, across.end), .greaterThanOrEqual, to: (view, across.end),
        named: "UISV-spanning-boundary")
      tie(
        (spacer, across.start), .lessThanOrEqual, to: (view, across.start),
        named: "UISV-spanning-boundary")
    }
    tie((spacer, across.size), to: nil, at: 51, named: "UISV-spanning-fit")
    tie((canvas, across.start), to: (spacer, across.start), named: "UISV-canvas-connection")
    tie((spacer, across.end), to: (canvas, across.end), named: "UISV-canvas-connection")
    suppressAmbiguity()
    return spacer
  }

  /// Views without a size of their own have none across.
  private mutating func suppressAmbiguity() {
    for view in items {
      tie((view, across.size), to: nil, at: 25, named: "UISV-ambiguity-suppression")
    }
  }
}
