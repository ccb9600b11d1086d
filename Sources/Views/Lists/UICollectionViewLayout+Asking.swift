import Layers
import Motion

/// A layout's answers: the script's where it overrides the question.
extension UICollectionViewLayout {
  /// Prepares it, unless it is prepared or being prepared.
  final func prepareIfNeeded() {
    guard !isPrepared, !isPreparing, world.failure == nil else { return }
    isPreparing = true
    send("prepare") { prepare() }
    isPreparing = false
    isPrepared = true
  }

  /// The elements in a rectangle; of two for the same place the first counts.
  final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let found: [UICollectionViewLayoutAttributes]
    if overrides("layoutAttributesForElements") {
      found = ask("layoutAttributesForElements", [rect]) { [Any?]() }
        .compactMap { $0 as? UICollectionViewLayoutAttributes }
    } else {
      found = layoutAttributesForElements(in: rect) ?? []
    }
    var seen: Set<ElementKey> = []
    return found.filter { seen.insert($0.key).inserted }
  }

  /// Where an item lies.
  final func item(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    ask("layoutAttributesForItem", [indexPath]) { layoutAttributesForItem(at: indexPath) }
  }

  /// Where a supplementary view lies.
  final func supplementary(
    _ kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ask("layoutAttributesForSupplementaryView", [kind, indexPath]) {
      layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
  }

  /// The size of all, in points.
  final var wholeSize: CGSize {
    ask("collectionViewContentSize") { collectionViewContentSize }
  }

  /// Whether other bounds make it invalid.
  final func becomesInvalid(by bounds: CGRect) -> Bool {
    ask("shouldInvalidateLayout", [bounds]) { shouldInvalidateLayout(forBoundsChange: bounds) }
  }
}
