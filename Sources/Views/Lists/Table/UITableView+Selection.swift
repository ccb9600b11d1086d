import Layers
import Motion

extension UITableView {
  /// The row that is selected; the first if there are several.
  public final var indexPathForSelectedRow: IndexPath? { selected.first }

  /// The rows that are selected, in the order in which they were; nil if there are none.
  public final var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

  /// Selects a row (nil: none), and scrolls to it. UIKit: the delegate is not told.
  public final func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition = .none
  ) {
    guard let indexPath else {
      for path in selected { deselect(path, animated: animated) }
      return
    }
    guard allowsSelection, plan.row(indexPath) != nil else { return }
    if !allowsMultipleSelection {
      for path in selected where path != indexPath { deselect(path, animated: animated) }
    }
    select(indexPath, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row. UIKit: the delegate is not told.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  private final func select(_ path: IndexPath, animated: Bool) {
    if !selected.contains(path) { selected.append(path) }
    cellForRow(at: path)?.select(true, animated: animated)
  }

  private final func deselect(_ path: IndexPath, animated: Bool) {
    guard let index = selected.firstIndex(of: path) else { return }
    selected.remove(at: index)
    cellForRow(at: path)?.select(false, animated: animated)
  }

  /// A tap: it deselects where several can be selected and the row is, else it selects.
  final func userTaps(_ path: IndexPath) {
    if allowsMultipleSelection, selected.contains(path) { return userDeselects(path) }
    let answer = askDelegate(.willSelectRowAt, path) {
      $0.tableView(self, willSelectRowAt: path)
    }
    guard let path = answer ?? path, plan.row(path) != nil, world.failure == nil else { return }
    for old in selected where !allowsMultipleSelection && old != path { userDeselects(old) }
    select(path, animated: false)
    _ = askDelegate(.didSelectRowAt, path) { $0.tableView(self, didSelectRowAt: path) }
  }

  private final func userDeselects(_ path: IndexPath) {
    let answer = askDelegate(.willDeselectRowAt, path) {
      $0.tableView(self, willDeselectRowAt: path)
    }
    guard let path = answer ?? path, selected.contains(path), world.failure == nil else { return }
    deselect(path, animated: false)
    _ = askDelegate(.didDeselectRowAt, path) { $0.tableView(self, didDeselectRowAt: path) }
  }
}
