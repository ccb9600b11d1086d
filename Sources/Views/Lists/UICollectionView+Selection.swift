import Layers
import Motion

extension UICollectionView {
  /// The items that are selected, in the order in which they were; nil if there are none.
  public final var indexPathsForSelectedItems: [IndexPath]? {
    selected.isEmpty ? nil : selected
  }

  /// Selects an item (nil: none), and scrolls to it. UIKit: the delegate is not told.
  public final func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition = []
  ) {
    guard let indexPath else {
      for path in selected { deselect(path) }
      return
    }
    guard allowsSelection, has(indexPath) else { return }
    if !allowsMultipleSelection {
      for path in selected where path != indexPath { deselect(path) }
    }
    select(indexPath)
    if scrollPosition != [] {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item. UIKit: the delegate is not told.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  private final func select(_ path: IndexPath) {
    if !selected.contains(path) { selected.append(path) }
    cellForItem(at: path)?.isSelected = true
  }

  private final func deselect(_ path: IndexPath) {
    selected.removeAll { $0 == path }
    cellForItem(at: path)?.isSelected = false
  }

  /// A tap: it deselects where several can be selected and the item is, else it selects.
  final func userTaps(_ path: IndexPath) {
    if allowsMultipleSelection, selected.contains(path) {
      guard
        askDelegate(
          .shouldDeselectItemAt, path, { $0.collectionView(self, shouldDeselectItemAt: path) })
          ?? true
      else { return }
      deselect(path)
      return tell(.didDeselectItemAt, path) { $0.collectionView(self, didDeselectItemAt: path) }
    }
    guard
      askDelegate(
        .shouldSelectItemAt, path, { $0.collectionView(self, shouldSelectItemAt: path) }) ?? true
    else { return }
    for old in selected where !allowsMultipleSelection && old != path {
      deselect(old)
      tell(.didDeselectItemAt, old) { $0.collectionView(self, didDeselectItemAt: old) }
    }
    select(path)
    tell(.didSelectItemAt, path) { $0.collectionView(self, didSelectItemAt: path) }
  }
}
