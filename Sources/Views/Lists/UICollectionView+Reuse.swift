import Layers
import Motion

extension UICollectionView {
  /// Says which class cells of an identifier have; nil takes that back.
  public final func register(
    _ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String
  ) {
    register(cellClass.map { type in { type.init(frame: $0) } }, forCell: identifier)
  }

  /// Says which class headers or footers of an identifier have; nil takes that back.
  public final func register(
    _ viewClass: UICollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(
      viewClass.map { type in { type.init(frame: $0) } }, forKind: elementKind, identifier)
  }

  /// Says how cells of an identifier are made from their frame; nil takes that back.
  public final func register(
    _ make: ((CGRect) -> UICollectionViewCell?)?, forCell identifier: String
  ) {
    pool.register(.init(kind: nil, identifier: identifier), make)
  }

  /// Says how headers or footers of an identifier are made from their frame; nil takes that back.
  public final func register(
    _ make: ((CGRect) -> UICollectionReusableView?)?, forKind kind: String, _ identifier: String
  ) {
    pool.register(.init(kind: kind, identifier: identifier), make)
  }

  /// A cell for an item: one that is no longer used, or a new one of the registered class.
  public final func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let attributes = collectionViewLayout.item(at: indexPath)
    let view = dequeue(.init(kind: nil, identifier: identifier), attributes)
    return view as? UICollectionViewCell ?? UICollectionViewCell()
  }

  /// A header or footer: one that is no longer used, or a new one of the registered class.
  public final func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let attributes = collectionViewLayout.supplementary(elementKind, at: indexPath)
    let view = dequeue(.init(kind: elementKind, identifier: identifier), attributes)
    return view ?? UICollectionReusableView()
  }

  private final func dequeue(
    _ key: ReusePool<UICollectionReusableView>.Key,
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionReusableView? {
    guard world.failure == nil else { return nil }
    guard let maker = pool.maker(key) else {
      world.raise(
        UIKitException(
          "NSInternalInconsistencyException",
          "could not dequeue a view of kind: \(key.kind ?? "UICollectionElementKindCell") with "
            + "identifier \(key.identifier) - must register a nib or a class for the identifier or "
            + "connect a prototype cell in a storyboard"))
      return nil
    }
    var result: UICollectionReusableView?
    // UIKit: what a new cell is given is never animated.
    UIView.performWithoutAnimation {
      if let old = pool.take(key) {
        result = old
        old.becomeFresh()
      } else {
        result = maker.make(attributes?.frame ?? .zero)
        if let result { begin(result, key, maker.number) }
      }
      if let attributes { result?.take(attributes) }
    }
    if let result { fresh.append(result) }
    return result
  }

  /// A new view is the collection view's, before anybody else hears of it.
  private final func begin(
    _ view: UICollectionReusableView, _ key: ReusePool<UICollectionReusableView>.Key,
    _ number: Int
  ) {
    view.registration = number
    view.reuseIdentifier = key.identifier
    view.elementKind = key.kind
    view.list = self
    adopt(view)
  }

  /// Takes a view out of sight and keeps it for later.
  final func recycle(_ view: UICollectionReusableView) {
    view.removeFromSuperview()
    guard let identifier = view.reuseIdentifier,
      pool.put(
        view, .init(kind: view.elementKind, identifier: identifier), number: view.registration)
    else { return letGo(view) }
  }

  /// Holds a view no longer.
  final func letGo(_ view: UICollectionReusableView) {
    view.list = nil
    release(view)
  }
}
