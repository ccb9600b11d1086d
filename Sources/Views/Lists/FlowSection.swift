import Motion

/// Where one section of a flow layout lies, in the plane in which lines run across.
struct FlowSection {
  /// The header; nil if there is none.
  var header: CGRect?
  /// The footer; nil if there is none.
  var footer: CGRect?
  /// The items, in their order.
  var frames: [CGRect] = []
  /// The lines, from the top.
  var lines: [FlowLines.Line] = []
  /// Whether no line begins above the end of the one before.
  var isOrdered = true
  /// The top edge, in points.
  var top: CGFloat
  /// The bottom edge, in points.
  var bottom: CGFloat

  /// A section without anything, at a height.
  init(top: CGFloat) {
    self.top = top
    bottom = top
  }

  /// Whether anything of it may lie in a rectangle: items may stand out of it where spacings are
  /// negative.
  func reaches(into rect: CGRect) -> Bool {
    !isOrdered || (top < rect.maxY + 1 && bottom > rect.minY - 1)
  }

  /// The header, moved down to a height as far as its section reaches; nil if there is none.
  func pinnedHeader(at top: CGFloat) -> CGRect? {
    guard var frame = header else { return nil }
    let lowest = (footer?.minY ?? bottom) - frame.height
    frame.origin.y = max(frame.minY, min(top, lowest))
    return frame
  }

  /// The footer, moved up to end at a height as far as its section reaches; nil if there is none.
  func pinnedFooter(at bottom: CGFloat) -> CGRect? {
    guard var frame = footer else { return nil }
    frame.origin.y = min(frame.minY, max(bottom - frame.height, header?.maxY ?? top))
    return frame
  }

  /// The numbers of the items that have an area in common with a rectangle, in their order.
  func items(in rect: CGRect) -> [Int] {
    guard isOrdered else { return frames.indices.filter { frames[$0].overlaps(rect) } }
    var result: [Int] = []
    var index = firstLine(endingBelow: rect.minY)
    // Origins are snapped to pixels: an item may stand out of its line by half a pixel.
    while index < lines.count, lines[index].top < rect.maxY + 1 {
      let line = lines[index]
      for item in line.first..<line.first + line.count where frames[item].overlaps(rect) {
        result.append(item)
      }
      index += 1
    }
    return result
  }

  /// The first line that ends below a height, give or take a pixel: by halving.
  private func firstLine(endingBelow y: CGFloat) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].bottom < y - 1 { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension CGRect {
  /// Whether both have an area in common: touching edges do not count.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

/// What a list that scrolls sideways swaps: the plane turned about its diagonal.
extension CGSize {
  /// The height as width, and the width as height.
  var turned: CGSize { CGSize(width: height, height: width) }
}

extension CGRect {
  /// The rectangle with the axes swapped.
  var turned: CGRect {
    CGRect(origin: CGPoint(x: origin.y, y: origin.x), size: size.turned)
  }
}

extension UIEdgeInsets {
  /// The insets with the axes swapped.
  var turned: UIEdgeInsets { UIEdgeInsets(top: left, left: top, bottom: right, right: bottom) }
}
