import Motion

/// How `UICollectionViewFlowLayout` fills the lines of one section: as many items as fit, justified.
/// Lines run across, one below the other; a list that scrolls sideways turns the plane about its
/// diagonal. (facts 7.1; measured 1.8 and row 38)
struct FlowLines {
  /// One line: its items, and from where to where it reaches down.
  struct Line: Equatable {
    /// The number of its first item.
    let first: Int
    /// How many items it has.
    let count: Int
    /// Its top edge, in points.
    let top: CGFloat
    /// Its bottom edge, in points.
    let bottom: CGFloat
  }

  /// The width of the list, in points.
  var width: CGFloat
  /// The insets of the section, in points.
  var insets = UIEdgeInsets.zero
  /// The least distance between two items of a line, in points.
  var interitemSpacing: CGFloat = 10
  /// The distance between two lines, in points.
  var lineSpacing: CGFloat = 10
  /// Pixels to a point: origins lie on them, sizes stay as they are.
  var scale: CGFloat = 2

  /// What a width may be over by: sums that are exact on paper are not in binary.
  private static let tolerance = 1e-6

  /// The frames of items of these sizes below a height, the lines, and where the section's items end,
  /// insets included, in points.
  func place(
    _ sizes: [CGSize], below top: CGFloat = 0
  ) -> (frames: [CGRect], lines: [Line], bottom: CGFloat) {
    var frames: [CGRect] = []
    frames.reserveCapacity(sizes.count)
    var lines: [Line] = []
    var y = top + insets.top
    while frames.count < sizes.count {
      let first = frames.count
      let line = sizes[first..<first + fitting(sizes[first...])]
      let height = line.reduce(0) { max($0, $1.height) }
      let (start, gap) = spread(line, isLast: line.endIndex == sizes.count)
      var x = start
      for size in line {
        let origin = CGPoint(x: snapped(x), y: snapped(y + (height - size.height) / 2))
        frames.append(CGRect(origin: origin, size: size))
        x += size.width + gap
      }
      lines.append(Line(first: first, count: line.count, top: y, bottom: y + height))
      y += height + (frames.count < sizes.count ? lineSpacing : 0)
    }
    return (frames, lines, y + insets.bottom)
  }

  /// The width between the insets, in points.
  private var usable: CGFloat { width - insets.left - insets.right }

  /// The nearest pixel, in points.
  private func snapped(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

  /// How many of the next items a line takes: one at least.
  private func fitting(_ sizes: ArraySlice<CGSize>) -> Int {
    var used: CGFloat = 0
    var count = 0
    for size in sizes {
      let needed = used + (count > 0 ? interitemSpacing : 0) + size.width
      if count > 0, needed > usable + Self.tolerance { break }
      used = needed
      count += 1
    }
    return count
  }

  /// How many items of one width a full line takes: one at least.
  private func capacity(_ width: CGFloat) -> Int {
    let step = width + interitemSpacing
    guard step > 0 else { return 1 }
    return Int(min(max(1, (usable + interitemSpacing + Self.tolerance) / step), 1e6))
  }

  /// Where a line begins, and how far its items are apart. UIKit: full lines are justified; a line that
  /// has room for one item has it in the middle; a last line of equal items is spaced as a full one, one
  /// of different items by the least distance.
  private func spread(
    _ line: ArraySlice<CGSize>, isLast: Bool
  ) -> (start: CGFloat, gap: CGFloat) {
    guard let first = line.first else { return (insets.left, 0) }
    var count = line.count
    var sum = line.reduce(0) { $0 + $1.width }
    if isLast {
      guard line.allSatisfy({ $0 == first }) else { return (insets.left, interitemSpacing) }
      count = max(count, capacity(first.width))
      sum = first.width * CGFloat(count)
    }
    guard count > 1 else { return (insets.left + (usable - sum) / 2, 0) }
    return (insets.left, (usable - sum) / CGFloat(count - 1))
  }
}
