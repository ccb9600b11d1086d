import Layers
import Motion

/// Changes of what the data source shows; they show at the next layout, in an animation block animated.
extension UITableView {
  /// Rows that the data source has now.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted.formUnion(indexPaths) }
  }

  /// Rows that the data source has no more.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted.formUnion(indexPaths) }
  }

  /// Rows that are to be asked for again.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloaded.formUnion(indexPaths) }
  }

  /// A row that has another place.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved[indexPath] = newIndexPath }
  }

  /// Sections that the data source has now.
  public final func insertSections(_ sections: [Int], with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Sections that the data source has no more.
  public final func deleteSections(_ sections: [Int], with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Sections that are to be asked for again.
  public final func reloadSections(_ sections: [Int], with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Begins to collect changes; heights are asked for again at the end, even without any.
  public final func beginUpdates() {
    openBatches += 1
    guard openBatches == 1 else { return }
    countsBefore = knownCounts
    changes = ListChanges()
  }

  /// Makes the changes that were collected. UIKit raises if the data source does not fit them.
  public final func endUpdates() {
    guard openBatches > 0 else { return }
    openBatches -= 1
    guard openBatches == 0, let made = changes else { return }
    changes = nil
    guard world.failure == nil, let new = world.silently({ askForCounts() }) else { return }
    let problem =
      made.outOfBounds(from: countsBefore, to: new) ?? made.problem(from: countsBefore, to: new)
    if let problem {
      return world.raise(
        UIKitException("NSInternalInconsistencyException", Self.aboutRows(problem)))
    }
    counts = new
    apply(made)
  }

  /// Makes several changes at once; `completion` runs after the turn's commit.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { world.deferAfterCommit { completion(true) } }
  }

  private final func change(_ note: (inout ListChanges) -> Void) {
    beginUpdates()
    if var noted = changes {
      note(&noted)
      changes = noted
    }
    endUpdates()
  }

  /// What is said of items in a collection view, of rows in a table.
  private static func aboutRows(_ text: String) -> String {
    text.replacing("collection view", with: "table view").replacing("item", with: "row")
  }

  /// Gives the cells that show and the selection their new places.
  private final func apply(_ changes: ListChanges) {
    let before = shown
    shown.removeAll()
    for path in before.keys.sorted() {
      guard let cell = before[path] else { continue }
      if !changes.reloads(path), let goal = changes.path(after: path) {
        shown[goal] = cell
      } else {
        endShowing(cell, path)
      }
    }
    for key in extras.keys.sorted() { endShowing(key) }
    var kept: [IndexPath: CGFloat] = [:]
    for (path, height) in measured where !changes.reloads(path) {
      if let goal = changes.path(after: path) { kept[goal] = height }
    }
    measured = kept
    selected = selected.compactMap { changes.path(after: $0) }
    highlighted = highlighted.flatMap { changes.path(after: $0) }
    touched = touched.flatMap { it in changes.path(after: it.path).map { ($0, it.touch) } }
    forgetPlan()
  }
}
