import Motion

/// How `UICollectionViewFlowLayout` places the items of one section that scrolls vertically: in lines,
/// as many as fit, justified. (facts 7.1; measured 1.8 and row 38)
struct FlowLines {
  /// The width of the collection view, in points.
  var width: CGFloat
  /// The insets of the section, in points.
  var insets = UIEdgeInsets.zero
  /// The least distance between two items of a line, in points.
  var interitemSpacing: CGFloat = 10
  /// The distance between two lines, in points.
  var lineSpacing: CGFloat = 10

  /// The frames of items of these sizes, in the section's space, and the section's height, in points.
  func place(_ sizes: [CGSize]) -> (frames: [CGRect], height: CGFloat) {
    var frames: [CGRect] = []
    var y = insets.top
    var start = 0
    while start < sizes.count {
      let line = Array(sizes[start..<(start + fitting(sizes[start...]))])
      let height = line.map(\.height).max() ?? 0
      let isLast = start + line.count == sizes.count
      for (size, x) in zip(line, positions(of: line, isLast: isLast)) {
        frames.append(
          CGRect(x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height))
      }
      start += line.count
      y += height + (isLast ? 0 : lineSpacing)
    }
    return (frames, y + insets.bottom)
  }

  /// The width between the insets, in points.
  private var usable: CGFloat { width - insets.left - insets.right }

  /// How many of the next items a line takes: one at least.
  private func fitting(_ sizes: ArraySlice<CGSize>) -> Int {
    var used: CGFloat = 0
    var count = 0
    for size in sizes {
      let needed = used + (count > 0 ? interitemSpacing : 0) + size.width
      if count > 0, needed > usable { break }
      used = needed
      count += 1
    }
    return count
  }

  /// How many items of one width a full line takes: one at least.
  private func capacity(_ width: CGFloat) -> Int {
    let step = width + interitemSpacing
    return step > 0 ? max(1, Int((usable + interitemSpacing) / step + 1e-9)) : 1
  }

  /// Where the items of a line begin. UIKit: full lines are justified; one item alone is centred; a last
  /// line of equal items is spaced as a full one, one of mixed items by the least distance.
  private func positions(of line: [CGSize], isLast: Bool) -> [CGFloat] {
    let widths = line.map(\.width)
    let isUniform = line.allSatisfy { $0 == line[0] }
    let capacity = max(line.count, isUniform ? capacity(widths[0]) : 0)
    if line.count == 1, !isLast || capacity == 1 {
      return [insets.left + (usable - widths[0]) / 2]
    }
    var gap = interitemSpacing
    if isLast, isUniform {
      gap = (usable - widths[0] * CGFloat(capacity)) / CGFloat(capacity - 1)
    } else if !isLast {
      gap = (usable - widths.reduce(0, +)) / CGFloat(line.count - 1)
    }
    var x = insets.left
    return widths.map { width in
      defer { x += width + gap }
      return x
    }
  }
}
