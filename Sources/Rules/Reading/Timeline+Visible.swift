import Motion
import Timeline

extension Timeline {
  /// The rows that can be seen: not transparent, on the screen, with a fill or with nothing in
  /// them.
  func visibleRows(at moment: Moment) -> [FrameRow] {
    let rows = frame(at: moment).rows
    let parents = Set(rows.map(\.parent))
    return rows.filter { row in
      let isDrawn = (row.color?.alpha ?? 0) > 0 || !parents.contains(row.layer)
      return isDrawn && isOnScreen(row)
    }
  }

  /// Whether a row is not transparent and has a part on the screen.
  func isOnScreen(_ row: FrameRow) -> Bool {
    let rect = row.rect
    return row.opacity >= 0.01 && rect.width > 0 && rect.height > 0 && rect.maxX > 0
      && rect.maxY > 0 && rect.minX < screen.size.width && rect.minY < screen.size.height
  }

  /// The last layer of a name: names of controllers' views are theirs alone.
  func layer(named name: String) -> Int? { layers.lastIndex { $0?.name == name } }

  /// What shows when all is over.
  var afterwards: Moment { Moment(end, isAfter: true) }
}
