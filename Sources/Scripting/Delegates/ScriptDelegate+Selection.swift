import LuaRuntime
import Motion
import Views

/// What a collection view's delegate decides and hears.
extension ScriptDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    ask("shouldHighlightItemAt", collectionView, indexPath, returning: Bool.self) ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { tell("didHighlightItemAt", collectionView, indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { tell("didUnhighlightItemAt", collectionView, indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    ask("shouldSelectItemAt", collectionView, indexPath, returning: Bool.self) ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    ask("shouldDeselectItemAt", collectionView, indexPath, returning: Bool.self) ?? true
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { tell("didSelectItemAt", collectionView, indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { tell("didDeselectItemAt", collectionView, indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { tell("willDisplay", collectionView, cell, indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { tell("didEndDisplaying", collectionView, cell, indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind kind: String,
    at indexPath: IndexPath
  ) { tell("willDisplaySupplementaryView", collectionView, view, kind, indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind kind: String, at indexPath: IndexPath
  ) { tell("didEndDisplayingSupplementaryView", collectionView, view, kind, indexPath) }
}
