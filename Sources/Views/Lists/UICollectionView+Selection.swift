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

  /// A finger came down.
  final func fingerCameDown(_ touches: Set<UITouch>) {
    guard touched == nil, allowsSelection, let touch = touches.inOrder.first,
      let path = itemOfCell(around: touch.view),
      askDelegate(
        .shouldHighlightItemAt, path, { $0.collectionView(self, shouldHighlightItemAt: path) })
        ?? true
    else { return }
    touched = (path, touch)
    highlight(path)
  }

  /// The finger moved: off the item, or back on to it.
  final func fingerMoved(_ touches: Set<UITouch>) {
    guard let touched, touches.contains(touched.touch) else { return }
    if isOnItem(touched.touch) { highlight(touched.path) } else { unhighlight() }
  }

  /// The finger left: on the item it selects.
  final func fingerLeft(_ touches: Set<UITouch>) {
    guard let touched, touches.contains(touched.touch) else { return }
    let isInside = isOnItem(touched.touch)
    self.touched = nil
    if isInside, has(touched.path) { userTaps(touched.path) }
    unhighlight()
  }

  /// The finger was taken away, by a scroll for instance.
  final func fingerWasTaken(_ touches: Set<UITouch>) {
    guard let touched, touches.contains(touched.touch) else { return }
    self.touched = nil
    unhighlight()
  }

  /// The item of the cell that a view is in.
  private final func itemOfCell(around view: UIView?) -> IndexPath? {
    for it in view?.chain ?? [] {
      if let cell = it as? UICollectionViewCell, cell.list === self { return indexPath(for: cell) }
    }
    return nil
  }

  private final func isOnItem(_ touch: UITouch) -> Bool {
    guard let touched, let cell = cellForItem(at: touched.path) else { return false }
    return cell.point(inside: touch.location(in: cell))
  }

  private final func highlight(_ path: IndexPath) {
    guard highlighted == nil else { return }
    highlighted = path
    cellForItem(at: path)?.isHighlighted = true
    tell(.didHighlightItemAt, path) { $0.collectionView(self, didHighlightItemAt: path) }
  }

  private final func unhighlight() {
    guard let path = highlighted else { return }
    highlighted = nil
    cellForItem(at: path)?.isHighlighted = false
    tell(.didUnhighlightItemAt, path) { $0.collectionView(self, didUnhighlightItemAt: path) }
  }

  /// A tap: it deselects where several can be selected and the item is, else it selects.
  private final func userTaps(_ path: IndexPath) {
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
