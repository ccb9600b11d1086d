import Layers
import Motion

extension UIView {
  /// A picture of the view as a view of its own, with the same bounds: as last committed, or with
  /// this turn's changes. Later changes of the view do not reach it. (decision V22)
  /// - Parameter afterScreenUpdates: Whether pending changes are in the picture.
  public final func snapshotView(afterScreenUpdates: Bool) -> UIView? {
    if afterScreenUpdates { layoutIfNeeded() }
    let shown = afterScreenUpdates ? layer.state : layer.presentationState ?? layer.state
    let snapshot = UIView(frame: CGRect(origin: .zero, size: shown.bounds.size))
    snapshot.snapshotSource = outputName
    snapshot.backgroundColor = shown.backgroundColor
    snapshot.layer.set(.cornerRadius, .number(shown.cornerRadius))
    return snapshot
  }

  /// A picture of a part of the view, in points of its space.
  public final func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates: Bool, withCapInsets: UIEdgeInsets
  ) -> UIView? {
    let snapshot = snapshotView(afterScreenUpdates: afterScreenUpdates)
    snapshot?.frame = CGRect(origin: .zero, size: rect.size)
    return snapshot
  }
}
