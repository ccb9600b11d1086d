import Motion

extension UIView {
  /// Follows the superview's new size by the mask: the difference is shared among the flexible parts
  /// in proportion to their present lengths; all zero share equally. (facts 5.4) A transform takes no
  /// part in it: what follows is the rectangle without it (chosen).
  final func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let mask = autoresizingMask
    let frame = layer.state.untransformedFrame
    let x = Self.share(
      start: frame.minX, length: frame.width, total: old.width, newTotal: new.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let y = Self.share(
      start: frame.minY, length: frame.height, total: old.height, newTotal: new.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    let target = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    if target != frame { take(target) }
  }

  /// One axis: where the part starts and how long it is after the whole has a new length.
  private static func share(
    start: CGFloat, length: CGFloat, total: CGFloat, newTotal: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let change = newTotal - total
    let parts = [
      flexible.before ? max(start, 0) : nil, flexible.length ? max(length, 0) : nil,
      flexible.after ? max(total - start - length, 0) : nil,
    ]
    let present = parts.compactMap { $0 }
    guard !present.isEmpty, change != 0 else { return (start, length) }
    let sum = present.reduce(0, +)
    func grown(_ part: CGFloat?) -> CGFloat {
      guard let part else { return 0 }
      return sum > 0 ? change * part / sum : change / CGFloat(present.count)
    }
    return (start + grown(parts[0]), max(0, length + grown(parts[1])))
  }
}
