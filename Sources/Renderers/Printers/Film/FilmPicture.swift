import Motion
import Timeline

/// One frame as cells, each with the views seen in it.
struct FilmPicture {
  /// A view in a cell.
  struct Dot: Hashable {
    /// The view's layer.
    var layer: Int
    /// How opaque it is, 0...1.
    var density: Double
  }

  /// What covers each cell, back to front, row by row.
  let cells: [[Dot]]
  /// The views that cover all of the screen while something shows through.
  let veils: Set<Int>
  /// The views that nothing shows through.
  let opaque: Set<Int>
  /// The views that would be seen but lie outside of the screen.
  let outside: [Int]
  /// How many cells are in a row.
  let columns: Int

  /// The picture of some rows. A view is drawn if it has a fill or nothing in it.
  init(_ rows: [FrameRow], isLeaf: (Int) -> Bool, grid: FilmGrid) {
    var cells = [[Dot]](repeating: [], count: grid.columns * grid.rows)
    var veils: Set<Int> = []
    var opaque: Set<Int> = []
    var outside: [Int] = []
    for row in rows {
      let fill = row.color?.alpha ?? 0
      let density = row.opacity * (fill > 0 ? fill : isLeaf(row.layer) ? 1 : 0)
      guard density >= 0.02 else { continue }
      let covered = Self.covered(by: row, grid)
      if covered.isEmpty, Self.isOutside(row, grid) { outside.append(row.layer) }
      if density > 0.99 { opaque.insert(row.layer) }
      if density <= 0.99, covered.count * 10 >= cells.count * 9 { veils.insert(row.layer) }
      for cell in covered { cells[cell].append(Dot(layer: row.layer, density: density)) }
    }
    (self.cells, self.veils, self.opaque, self.outside) = (cells, veils, opaque, outside)
    columns = grid.columns
  }

  private static func isOutside(_ row: FrameRow, _ grid: FilmGrid) -> Bool {
    let width = Double(grid.columns) * grid.cell.width
    let height = Double(grid.rows) * grid.cell.height
    return row.rect.maxX <= 0 || row.rect.minX >= width || row.rect.maxY <= 0
      || row.rect.minY >= height
  }

  /// The cells whose middle a view covers; one at least if its own middle is on the screen.
  private static func covered(by row: FrameRow, _ grid: FilmGrid) -> [Int] {
    var covered: [Int] = []
    let corners = row.quad.corners
    for y in grid.rows(from: row.rect.minY, to: row.rect.maxY) {
      for x in grid.columns(from: row.rect.minX, to: row.rect.maxX)
      where contains(corners, grid.center(x, y))
        && row.mask?.contains(grid.center(x, y)) != false
      {
        covered.append(y * grid.columns + x)
      }
    }
    if covered.isEmpty, row.mask == nil, row.rect.width > 0, row.rect.height > 0 {
      let x = (row.rect.midX / grid.cell.width).rounded(.down)
      let y = (row.rect.midY / grid.cell.height).rounded(.down)
      if x >= 0, y >= 0, x < Double(grid.columns), y < Double(grid.rows) {
        covered.append(Int(y) * grid.columns + Int(x))
      }
    }
    return covered
  }

  /// Whether a point lies in a convex outline, whichever way round that runs.
  private static func contains(_ corners: [CGPoint], _ point: CGPoint) -> Bool {
    var (hasLeft, hasRight) = (false, false)
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      let side =
        (next.x - corner.x) * (point.y - corner.y) - (next.y - corner.y) * (point.x - corner.x)
      if side > 0 { hasRight = true }
      if side < 0 { hasLeft = true }
    }
    return !(hasLeft && hasRight)
  }
}
