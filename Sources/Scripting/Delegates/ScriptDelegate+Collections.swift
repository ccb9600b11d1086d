import LuaRuntime
import Motion
import Views

extension ScriptDelegate: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    ask("numberOfSections", collectionView, returning: Int.self) ?? 1
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    guard isThere("numberOfItemsInSection") else { return 0 }
    return ask("numberOfItemsInSection", collectionView, section, returning: Int.self) ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard isThere("cellForItemAt") else { return UICollectionViewCell() }
    let cell =
      ask("cellForItemAt", collectionView, indexPath, returning: UICollectionViewCell?.self) ?? nil
    return cell ?? nothing("cellForItemAt", "dequeueReusableCell", UICollectionViewCell())
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let method = "viewForSupplementaryElementOfKind"
    guard isThere(method) else { return UICollectionReusableView() }
    let view =
      ask(method, collectionView, kind, indexPath, returning: UICollectionReusableView?.self) ?? nil
    return view ?? nothing(method, "dequeueReusableSupplementaryView", UICollectionReusableView())
  }

  /// What UIKit asks of every data source has to be there.
  private func isThere(_ method: String) -> Bool {
    if session.state.implements(self, method) { return true }
    session.fail(
      "the \(roleName ?? "data source") has no '\(method)': a collection view's data source needs "
        + "numberOfItemsInSection(self, cv, section) and cellForItemAt(self, cv, indexPath), and "
        + "viewForSupplementaryElementOfKind(self, cv, kind, indexPath) for headers and footers")
    return false
  }

  /// A data source gave nil for a view.
  private func nothing<View>(_ method: String, _ source: String, _ standIn: View) -> View {
    if session.world.failure == nil {
      session.fail("'\(method)' returned nil: it must return a view that \(source) gave it")
    }
    return standIn
  }
}

extension ScriptDelegate: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    ask("sizeForItemAt", collectionView, layout, indexPath, returning: CGSize.self)
      ?? layout.asFlow?.itemSize ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    ask("insetForSectionAt", collectionView, layout, section, returning: UIEdgeInsets.self)
      ?? layout.asFlow?.sectionInset ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    ask("minimumLineSpacingForSectionAt", collectionView, layout, section, returning: Double.self)
      ?? layout.asFlow?.minimumLineSpacing ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    ask(
      "minimumInteritemSpacingForSectionAt", collectionView, layout, section,
      returning: Double.self) ?? layout.asFlow?.minimumInteritemSpacing ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    ask("referenceSizeForHeaderInSection", collectionView, layout, section, returning: CGSize.self)
      ?? layout.asFlow?.headerReferenceSize ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    ask("referenceSizeForFooterInSection", collectionView, layout, section, returning: CGSize.self)
      ?? layout.asFlow?.footerReferenceSize ?? .zero
  }
}
