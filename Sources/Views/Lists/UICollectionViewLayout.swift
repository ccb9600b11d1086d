import Layers
import Motion

/// Says where the elements of a collection view lie: to be subclassed. UIKit calls `prepare`, then asks
/// for the size and for the elements in a rectangle.
open class UICollectionViewLayout: EngineObject {
  /// The view that it lays out; nil before it is used.
  public internal(set) final weak var collectionView: UICollectionView?
  /// Whether it was prepared since it last became invalid.
  final var isPrepared = false
  /// Whether it is being prepared right now.
  final var isPreparing = false

  /// A layout without elements.
  public override init() { super.init() }

  open override var owners: [EngineObject] { collectionView.map { [$0] } ?? [] }

  /// Gets ready: called before any question, once after each time that it became invalid.
  open func prepare() {}

  /// The elements that have an area in common with a rectangle of the collection view.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Where an item lies; nil if there is no such item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Where a supplementary view lies; nil if there is none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The size of all, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Whether it becomes invalid when the collection view has other bounds: after each step of
  /// scrolling too.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Says that what it said holds no more: it is prepared again at the next layout.
  open func invalidateLayout() {
    isPrepared = false
    if !isPreparing { collectionView?.setNeedsLayout() }
  }

  /// The data changed: called before it is prepared for new counts.
  func dataDidChange() {}
}
