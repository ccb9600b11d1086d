import Motion

/// How the screen is cut into cells, which are about twice as high as wide.
struct FilmGrid {
  /// Cells in a row.
  let columns: Int
  /// Rows of cells.
  let rows: Int
  /// The size of a cell, in points.
  let cell: CGSize

  /// So many columns, and as many rows as keep the screen's shape.
  init(screen: CGSize, columns: Int) {
    let width = max(screen.width, 1)
    let height = max(screen.height, 1)
    self.columns = max(4, min(columns, 24))
    let ideal = (height / width * Double(self.columns) / 2).rounded()
    rows = Int(max(2, min(ideal, 40)))
    cell = CGSize(width: width / Double(self.columns), height: height / Double(rows))
  }

  /// The middle of a cell, in points.
  func center(_ column: Int, _ row: Int) -> CGPoint {
    CGPoint(x: (Double(column) + 0.5) * cell.width, y: (Double(row) + 0.5) * cell.height)
  }

  /// The columns whose middles may lie between two coordinates.
  func columns(from left: Double, to right: Double) -> Range<Int> {
    Self.span(from: left / cell.width, to: right / cell.width, count: columns)
  }

  /// The rows whose middles may lie between two coordinates.
  func rows(from top: Double, to bottom: Double) -> Range<Int> {
    Self.span(from: top / cell.height, to: bottom / cell.height, count: rows)
  }

  private static func span(from: Double, to: Double, count: Int) -> Range<Int> {
    let first = Int(min(max((from - 0.5).rounded(.up), 0), Double(count)))
    let last = Int(min(max((to - 0.5).rounded(.up), 0), Double(count)))
    return first..<max(first, last)
  }
}
