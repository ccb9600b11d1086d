import Layers
import Motion

extension UICollectionView {
  /// The cells that show, by section and item.
  public final var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The items whose cells show, by section and item.
  public final var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.filter { $0.kind == nil }.map(\.indexPath).sorted()
  }

  /// The cell of an item; nil if it does not show.
  public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[ElementKey(kind: nil, indexPath: indexPath)] as? UICollectionViewCell
  }

  /// The item of a cell; nil if it does not show.
  public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell && $0.key.kind == nil }?.key.indexPath
  }

  /// The item at a point of the collection view, in points; nil if there is none.
  public final func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let area = CGRect(origin: point, size: CGSize(width: 0.001, height: 0.001))
    return collectionViewLayout.elements(in: area)
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// Where an item lies; nil if there is no such item.
  public final func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.item(at: indexPath)
  }

  /// Where a header or footer lies; nil if there is none.
  public final func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.supplementary(kind, at: indexPath)
  }

  /// A header or footer that shows; nil if it does not.
  public final func supplementaryView(
    forElementKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown[ElementKey(kind: kind, indexPath: indexPath)]
  }

  /// The headers or footers that show, by section.
  public final func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: kind)
      .compactMap { supplementaryView(forElementKind: kind, at: $0) }
  }

  /// Where headers or footers show, by section.
  public final func indexPathsForVisibleSupplementaryElements(
    ofKind kind: String
  ) -> [IndexPath] {
    shown.keys.filter { $0.kind == kind }.map(\.indexPath).sorted()
  }
}
