import Motion

/// Where the rows, headers and footers of a table lie, from the top of its content, in points.
struct TablePlan {
  /// The lengths of one section.
  struct Lengths {
    /// The room above the header.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var rows: [CGFloat] = []
    var footer: CGFloat = 0
  }

  /// One section laid out.
  struct Section {
    /// Where it begins, the room above its header included.
    var start: CGFloat
    /// Where the header begins.
    var headerStart: CGFloat
    /// Where each row begins, and where the last one ends.
    var rowStarts: [CGFloat]
    /// Where it ends.
    var end: CGFloat

    /// Where the footer begins.
    var footerStart: CGFloat { rowStarts[rowStarts.count - 1] }
    /// The header's height.
    var headerHeight: CGFloat { rowStarts[0] - headerStart }
  }

  /// The sections.
  private(set) var sections: [Section] = []
  /// The height of all, with the views above and below.
  private(set) var height: CGFloat

  /// Sections one below the other, after a view above them and before one below.
  init(_ lengths: [Lengths], above: CGFloat = 0, below: CGFloat = 0) {
    var y = above
    for it in lengths {
      let start = y
      y += it.padding
      let headerStart = y
      y += it.header
      var starts = [y]
      starts.reserveCapacity(it.rows.count + 1)
      for row in it.rows {
        y += row
        starts.append(y)
      }
      y += it.footer
      sections.append(
        Section(start: start, headerStart: headerStart, rowStarts: starts, end: y))
    }
    height = y + below
  }

  /// Where a row begins and how high it is; nil if there is none.
  func row(_ path: IndexPath) -> (start: CGFloat, height: CGFloat)? {
    guard sections.indices.contains(path.section) else { return nil }
    let starts = sections[path.section].rowStarts
    guard path.row >= 0, path.row < starts.count - 1 else { return nil }
    return (starts[path.row], starts[path.row + 1] - starts[path.row])
  }

  /// Gives a row another height: all below moves.
  mutating func setHeight(_ height: CGFloat, of path: IndexPath) {
    guard let old = row(path)?.height, old != height else { return }
    let change = height - old
    for index in (path.row + 1)..<sections[path.section].rowStarts.count {
      sections[path.section].rowStarts[index] += change
    }
    sections[path.section].end += change
    for index in (path.section + 1)..<max(sections.count, path.section + 1) {
      sections[index].start += change
      sections[index].headerStart += change
      sections[index].end += change
      for row in sections[index].rowStarts.indices { sections[index].rowStarts[row] += change }
    }
    self.height += change
  }

  /// The rows that reach into a stretch of the content, in order. Edges that only touch do not count.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    var found: [IndexPath] = []
    for (section, it) in sections.enumerated() where it.end > top && it.start < bottom {
      let starts = it.rowStarts
      var row = Self.lastIndex(in: starts, atOrBefore: top)
      while row < starts.count - 1, starts[row] < bottom {
        if starts[row + 1] > top { found.append(IndexPath(row: row, section: section)) }
        row += 1
      }
    }
    return found
  }

  /// The sections that reach into a stretch of the content.
  func sections(from top: CGFloat, to bottom: CGFloat) -> [Int] {
    sections.indices.filter { sections[$0].end > top && sections[$0].start < bottom }
  }

  /// The last index whose value is not greater, or 0: found by halving.
  private static func lastIndex(in starts: [CGFloat], atOrBefore value: CGFloat) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}
