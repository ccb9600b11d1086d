import Layers
import Motion

/// Which cells, headers and footers show: looked at in each layout.
extension UITableView {
  /// Brings what shows in line with data and bounds.
  final func updateRows() {
    guard !isUpdating, world.failure == nil else { return isAgainDue = true }
    isUpdating = true
    if isReloadDue {
      isReloadDue = false
      for path in shown.keys.sorted() { endShowing(path) }
      for key in extras.keys.sorted() { endShowing(key) }
    }
    placeWhole()
    showRows()
    showExtras()
    for view in fresh { letGo(view) }
    fresh.removeAll()
    isUpdating = false
    guard isAgainDue || isReloadDue else { return }
    isAgainDue = false
    setNeedsLayout()
  }

  /// Takes the size of all, and places the views above and below.
  private final func placeWhole() {
    let height = plan.height
    let size = CGSize(width: bounds.width, height: height)
    if contentSize != size { contentSize = size }
    if let view = tableHeaderView { place(view, 0, view.bounds.height) }
    if let view = tableFooterView {
      place(view, height - view.bounds.height, view.bounds.height)
    }
  }

  private final func place(_ view: UIView, _ y: CGFloat, _ height: CGFloat) {
    let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    if view.frame != frame { view.frame = frame }
  }

  /// Lets go of rows that show no more, moves those that still do, and brings the new ones. A cell that
  /// turns out to have another height moves what lies below: then it is looked at again.
  private final func showRows() {
    for _ in 0..<100 {
      guard world.failure == nil, !isReloadDue else { return }
      let seen = boundsUntilNextTick
      let wanted = plan.rows(from: seen.minY, to: seen.maxY)
      let paths = Set(wanted)
      for path in shown.keys.sorted() where !paths.contains(path) { endShowing(path) }
      var isMoved = false
      for path in wanted {
        guard world.failure == nil, !isReloadDue else { return }
        if let cell = shown[path] {
          if let row = plan.row(path) { place(cell, row.start, row.height) }
        } else if beginShowing(path) {
          isMoved = true
          break
        }
      }
      guard isMoved else { return }
      placeWhole()
    }
  }

  /// Brings the cell of a row.
  /// - Returns: Whether it has another height than was thought.
  private final func beginShowing(_ path: IndexPath) -> Bool {
    guard let dataSource, let row = plan.row(path) else { return false }
    let answer = world.question(.cellForRowAt, dataSourceName, detail: path.text) {
      dataSource.tableView(self, cellForRowAt: path)
    }
    guard world.failure == nil else { return false }
    guard let cell = answer else {
      world.raise(
        UIKitException(
          "NSInternalInconsistencyException",
          "UITableView (\(outputName)) failed to obtain a cell from its dataSource "
            + "(\(dataSourceName))"))
      return false
    }
    fresh.removeAll { $0 === cell }
    if isReloadDue {
      recycle(cell)
      return false
    }
    // One cell cannot show two rows: the last one has it.
    if let other = shown.first(where: { $0.value === cell })?.key { shown[other] = nil }
    if cell.list !== self { adopt(cell) }
    cell.list = self
    var isMoved = false
    UIView.performWithoutAnimation {
      if cell.isSelected != selected.contains(path) {
        cell.select(selected.contains(path), animated: false)
      }
      place(cell, row.start, row.height)
      isMoved = measure(cell, path)
      shown[path] = cell
      _ = askDelegate(.willDisplay, path) {
        $0.tableView(self, willDisplay: cell, forRowAt: path)
      }
      insert(cell, path)
    }
    return isMoved
  }

  /// A row of automatic height whose cell has constraints is as high as they say.
  private final func measure(_ cell: UITableViewCell, _ path: IndexPath) -> Bool {
    guard cell.sizesItself, measured[path] == nil else { return false }
    let said = world.silently {
      tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    }
    guard said == Self.automaticDimension else { return false }
    let height = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    measured[path] = height
    guard let row = plan.row(path), row.height != height else { return false }
    knownPlan?.setHeight(height, of: path)
    place(cell, row.start, height)
    return true
  }

  /// Puts a cell into the tree: behind those of later rows.
  private final func insert(_ cell: UITableViewCell, _ path: IndexPath) {
    let later = shown.keys.filter { $0 > path && shown[$0]?.superview === self }.min()
    let earlier = shown.keys.filter { $0 < path && shown[$0]?.superview === self }.max()
    if let view = later.flatMap({ shown[$0] }) {
      insertSubview(cell, belowSubview: view)
    } else if let view = earlier.flatMap({ shown[$0] }) {
      insertSubview(cell, aboveSubview: view)
    } else {
      insertSubview(cell, at: 0)
    }
  }

  private final func endShowing(_ path: IndexPath) {
    guard let cell = shown.removeValue(forKey: path) else { return }
    if highlighted == path { highlighted = nil }
    endShowing(cell, path)
  }

  /// Takes a cell, which showed a row, out of sight.
  final func endShowing(_ cell: UITableViewCell, _ path: IndexPath) {
    recycle(cell)
    _ = askDelegate(.didEndDisplaying, path) {
      $0.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
  }
}
