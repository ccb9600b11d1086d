import Layers
import Motion
import Timeline

@testable import Views

/// Shows sections of plain cells: counts, and what a flow layout asks, are closures.
final class GridSource: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var counts: [Int]
  var size: ((IndexPath) -> CGSize)?
  var header: ((Int) -> CGSize)?
  var insets: ((Int) -> UIEdgeInsets)?
  var spacings: ((Int) -> (line: CGFloat, item: CGFloat))?
  /// What is called on the way, in order.
  var calls: [String] = []
  var allows = true
  var willMakeCell: ((UICollectionView, IndexPath) -> Void)?
  var cell: ((UICollectionView, IndexPath) -> UICollectionViewCell)?

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    willMakeCell?(collectionView, indexPath)
    if let cell { return cell(collectionView, indexPath) }
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "extra", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size?(indexPath) ?? layout.asFlow?.itemSize ?? .zero }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { header?(section) ?? layout.asFlow?.headerReferenceSize ?? .zero }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { insets?(section) ?? layout.asFlow?.sectionInset ?? .zero }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { spacings?(section).line ?? layout.asFlow?.minimumLineSpacing ?? 0 }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { spacings?(section).item ?? layout.asFlow?.minimumInteritemSpacing ?? 0 }
}

/// What the source hears as a delegate.
extension GridSource {
  private func note(_ call: String, _ path: IndexPath) { calls.append("\(call) \(path.item)") }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldHighlight", indexPath)
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { note("didHighlight", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { note("didUnhighlight", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldSelect", indexPath)
    return allows
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    note("shouldDeselect", indexPath)
    return allows
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { note("didSelect", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { note("didDeselect", indexPath) }
}
