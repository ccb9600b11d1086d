import Layers
import Motion

/// Changes of what the data source shows; they are not animated.
extension UICollectionView {
  /// Items that the data source has now.
  public final func insertItems(at indexPaths: [IndexPath]) {
    change { $0.inserted.formUnion(indexPaths) }
  }

  /// Items that the data source has no more.
  public final func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleted.formUnion(indexPaths) }
  }

  /// Items that are to be asked for again.
  public final func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloaded.formUnion(indexPaths) }
  }

  /// An item that has another place.
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved[indexPath] = newIndexPath }
  }

  /// Sections that the data source has now.
  public final func insertSections(_ sections: [Int]) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Sections that the data source has no more.
  public final func deleteSections(_ sections: [Int]) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Sections that are to be asked for again.
  public final func reloadSections(_ sections: [Int]) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Makes several changes at once; `completion` runs after the turn's commit.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    batch { updates?() }
    if let completion { world.deferAfterCommit { completion(true) } }
  }

  private final func change(_ note: (inout ListChanges) -> Void) {
    batch {
      var noted = changes ?? ListChanges()
      note(&noted)
      changes = noted
    }
  }

  /// Runs a batch of changes; a batch inside another is part of it.
  private final func batch(_ updates: () -> Void) {
    guard changes == nil else { return updates() }
    // UIKit: the counts before are those it knows, or else asks for now.
    let old = knownCounts
    changes = ListChanges()
    updates()
    let made = changes ?? ListChanges()
    changes = nil
    guard world.failure == nil, let new = askForCounts() else { return }
    if let problem = made.outOfBounds(from: old, to: new) ?? made.problem(from: old, to: new) {
      return world.raise(UIKitException("NSInternalInconsistencyException", problem))
    }
    counts = new
    apply(made)
  }

  /// Gives the views that show and the selection their new places.
  private final func apply(_ changes: ListChanges) {
    let before = shown
    shown.removeAll()
    var gone: [ElementKey] = []
    for (key, view) in before {
      guard key.kind == nil, !changes.reloads(key.indexPath),
        let path = changes.path(after: key.indexPath)
      else {
        gone.append(key)
        continue
      }
      shown[ElementKey(kind: nil, indexPath: path)] = view
    }
    for key in gone.sorted() {
      let there = shown[key]
      shown[key] = before[key]
      endShowing(key)
      shown[key] = there
    }
    selected = selected.compactMap { changes.path(after: $0) }
    highlighted = highlighted.flatMap { changes.path(after: $0) }
    touched = touched.flatMap { it in changes.path(after: it.path).map { ($0, it.touch) } }
    collectionViewLayout.dataDidChange()
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }
}
