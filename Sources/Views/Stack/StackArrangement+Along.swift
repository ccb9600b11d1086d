import Layers
import Motion

extension StackArrangement {
  /// The distances between neighbours that take part.
  mutating func space() {
    let isSpread = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let areBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    for (before, after) in zip(visible, visible.dropFirst()) {
      tie(
        (after, areBaselines ? .firstBaseline : along.start),
        isSpread ? .greaterThanOrEqual : .equal,
        to: (before, areBaselines ? .lastBaseline : along.end), plus: stack.gap(after: before),
        named: "UISV-spacing")
    }
  }

  /// How the views share the length.
  mutating func share() {
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in visible.dropFirst() {
        tie((view, along.size), to: (visible[0], along.size), named: "UISV-fill-equally")
      }
    case .fillProportionally: shareProportionally()
    case .equalSpacing: spread(from: along.end, to: along.start) { _ in 1000 }
    case .equalCentering:
      spread(from: along.center, to: along.center) { Float(max(150 - $0, 50)) }
    }
  }

  /// Each view's part of the stack is its part of all lengths and distances. The priorities fall with
  /// the index, as UIKit's do; a view without a length gets none.
  private mutating func shareProportionally() {
    let lengths = visible.map(length)
    let gaps = visible.dropLast().map { stack.gap(after: $0) }
    let total = lengths.reduce(0, +) + gaps.reduce(0, +)
    let count = lengths.count { $0 > 0 }
    for (view, length) in zip(visible, lengths) {
      guard length > 0, total > 0 else {
        tie((view, along.size), to: nil, named: "UISV-fill-proportionally")
        continue
      }
      let index = items.firstIndex(of: view) ?? 0
      tie(
        (view, along.size), to: (canvas, along.size), times: length / total,
        at: count == 1 ? 1000 : Float(max(999 - index, 1)), named: "UISV-fill-proportionally")
    }
  }

  /// How long a view would like to be: its content, or what its constraints come to.
  private func length(of view: UIView) -> CGFloat {
    let isRow = stack.axis == .horizontal
    let content = view.ask("intrinsicContentSize") { view.intrinsicContentSize }
    let length = isRow ? content.width : content.height
    if length >= 0 { return length }
    let fitting = view.systemLayoutSizeFitting(.zero)
    return isRow ? fitting.width : fitting.height
  }

  /// Equal distances, by a guide in each gap.
  private mutating func spread(
    from end: NSLayoutConstraint.Attribute, to start: NSLayoutConstraint.Attribute,
    at priority: (Int) -> Float
  ) {
    var first: UILayoutGuide?
    for (index, pair) in zip(visible, visible.dropFirst()).enumerated() {
      let gap = guide("UISV-distributing")
      tie((gap, along.start), to: (pair.0, end), named: "UISV-distributing-edge")
      tie((gap, along.end), to: (pair.1, start), named: "UISV-distributing-edge")
      if let first {
        tie(
          (gap, along.size), to: (first, along.size), at: priority(index),
          named: "UISV-fill-equally")
      }
      first = first ?? gap
    }
  }

  /// Hidden views have no length and lie in the middle of the gap that they left.
  mutating func hide() {
    var before: UIView?
    var gap: CGFloat = 0
    for (index, view) in items.enumerated() {
      if view.isHidden {
        tie((view, along.size), to: nil, at: 999.999, named: "UISV-hiding")
        let edge: Side = before.map { ($0, along.end) } ?? (canvas, along.start)
        tie(
          (view, along.start), to: edge, plus: gap / 2, at: 50, named: "UISV-spacing-hidden")
        gap = 0
      } else {
        let isInside = items[(index + 1)...].contains { !$0.isHidden }
        gap = isInside ? stack.gap(after: view) : 0
      }
      before = view
    }
  }
}
