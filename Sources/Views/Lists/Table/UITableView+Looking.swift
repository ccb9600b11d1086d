import Layers
import Motion

extension UITableView {
  /// The cells that show, in order.
  public final var visibleCells: [UITableViewCell] {
    shown.keys.sorted().compactMap { shown[$0] }
  }

  /// The rows whose cells show, in order; nil if there are none.
  public final var indexPathsForVisibleRows: [IndexPath]? {
    shown.isEmpty ? nil : shown.keys.sorted()
  }

  /// The cell of a row; nil if it does not show.
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown[indexPath] }

  /// The row of a cell; nil if it does not show.
  public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }

  /// The row at a point of the table's space, in points; nil if there is none.
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return plan.rows(from: point.y, to: point.y + 1e-6).first
  }

  /// The rows that reach into a rectangle of the table's space; nil if it is empty.
  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    plan.rows(from: rect.minY, to: rect.maxY)
  }

  /// Where a row lies in the table's space, in points; empty if there is no such row.
  public final func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard let row = plan.row(indexPath) else { return .zero }
    return CGRect(x: 0, y: row.start, width: bounds.width, height: row.height)
  }

  /// Where a header lies while it does not stay at the top, in points; empty if there is none.
  public final func rectForHeader(inSection section: Int) -> CGRect {
    rect(section) { ($0.headerStart, $0.headerHeight) }
  }

  /// Where a footer lies while it does not stay at the bottom, in points; empty if there is none.
  public final func rectForFooter(inSection section: Int) -> CGRect {
    rect(section) { ($0.footerStart, $0.end - $0.footerStart) }
  }

  /// Where a section lies with its header and footer, in points; empty if there is none.
  public final func rect(forSection section: Int) -> CGRect {
    rect(section) { ($0.start, $0.end - $0.start) }
  }

  private final func rect(
    _ section: Int, _ part: (TablePlan.Section) -> (start: CGFloat, height: CGFloat)
  ) -> CGRect {
    let sections = plan.sections
    guard sections.indices.contains(section) else { return .zero }
    let (start, height) = part(sections[section])
    return CGRect(x: 0, y: start, width: bounds.width, height: height)
  }

  /// Scrolls until a row lies at a place of the table, as far as the content reaches; without a place
  /// until all of it shows. UIKit raises where there is no such row.
  public final func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard exists(indexPath), let row = plan.row(indexPath) else { return }
    if contentSize.height != plan.height {
      contentSize = CGSize(width: bounds.width, height: plan.height)
    }
    let insets = adjustedContentInset
    // UIKit: a header that stays at the top covers no row.
    let above = insets.top + plan.sections[indexPath.section].headerHeight
    let least = row.start + row.height - (bounds.height - insets.bottom)
    let greatest = row.start - above
    let y: CGFloat
    switch scrollPosition {
    case .top: y = greatest
    case .bottom: y = least
    case .middle: y = (greatest + least) / 2
    case .none: y = min(max(contentOffset.y, least), greatest)
    }
    let offset = CGPoint(x: contentOffset.x, y: y)
    setContentOffset(offsetRange.clamp(offset), animated: animated)
  }

  /// Scrolls until the selected row lies at a place of the table.
  public final func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
    guard let path = selected.first else { return }
    scrollToRow(at: path, at: position, animated: animated)
  }

  private final func exists(_ path: IndexPath) -> Bool {
    if plan.row(path) != nil { return true }
    guard world.failure == nil else { return false }
    let sections = plan.sections.count
    let call = "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]"
    let reason =
      plan.sections.indices.contains(path.section)
      ? "row (\(path.row)) beyond bounds (\(numberOfRows(inSection: path.section))) for section "
        + "(\(path.section))."
      : "section (\(path.section)) beyond bounds (\(sections))."
    world.raise(UIKitException("NSRangeException", "\(call): \(reason)"))
    return false
  }
}
