import Layers
import Motion

/// Which views show: looked at in each layout.
extension UICollectionView {
  /// Brings the views that show in line with data, layout and bounds.
  final func updateElements() {
    guard !isUpdating, world.failure == nil else { return isAgainDue = true }
    isUpdating = true
    let layout = collectionViewLayout
    if isReloadDue {
      isReloadDue = false
      for key in shown.keys.sorted() { endShowing(key) }
    }
    _ = knownCounts
    if layout.isPrepared, bounds != laidOutBounds, layout.becomesInvalid(by: bounds) {
      layout.invalidateLayout()
    }
    prepareLayout()
    laidOutBounds = bounds
    if world.failure == nil, !isReloadDue { show(layout.elements(in: boundsUntilNextTick)) }
    for view in fresh { letGo(view) }
    fresh.removeAll()
    isUpdating = false
    if isAgainDue || isReloadDue { updateAgain() }
  }

  /// A callback asked for another layout while this one went on: it comes, but not for ever.
  private final func updateAgain() {
    isAgainDue = false
    if updatesAtOnce.time != world.now { updatesAtOnce = (world.now, 0) }
    updatesAtOnce.count += 1
    if updatesAtOnce.count < Self.mostUpdatesAtOnce {
      setNeedsLayout()
    } else {
      needsLayout = false
    }
  }

  /// How often a list that is reloaded by its own callbacks is laid out at one time.
  private static var mostUpdatesAtOnce: Int { 16 }

  /// Prepares the layout and takes its size.
  final func prepareLayout() {
    let layout = collectionViewLayout
    layout.prepareIfNeeded()
    let size = layout.wholeSize
    guard size.width.isFinite, size.height.isFinite else {
      return world.raise(
        UIKitException(
          "CALayerInvalidGeometry",
          "collectionViewContentSize of \(layout.outputName) must be finite"))
    }
    if contentSize != size { contentSize = size }
  }

  /// Lets go what shows no more, moves what still does, and brings what is new.
  private final func show(_ wanted: [UICollectionViewLayoutAttributes]) {
    guard wanted.allSatisfy({ exists($0) }) else { return }
    let keys = Set(wanted.map(\.key))
    for key in shown.keys.sorted() where !keys.contains(key) { endShowing(key) }
    for attributes in wanted {
      // A callback that reloads has made the rest of the list out of date.
      guard world.failure == nil, !isReloadDue else { return }
      if let view = shown[attributes.key] {
        let isMoved = view.attributes?.zIndex != attributes.zIndex
        view.take(attributes)
        if isMoved { place(view) }
      } else {
        beginShowing(attributes)
      }
    }
  }

  /// UIKit raises where a layout has attributes for an item that is not there.
  private final func exists(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.representedElementCategory == .cell, !has(attributes.indexPath) else {
      return true
    }
    let path = attributes.indexPath
    world.raise(
      UIKitException(
        "NSInternalInconsistencyException",
        "UICollectionView received layout attributes for a cell with an index path that does not "
          + "exist: {length = 2, path = \(path.section) - \(path.item)}"))
    return false
  }

  private final func beginShowing(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    guard let dataSource else { return }
    let view: UICollectionReusableView
    if let kind = attributes.representedElementKind {
      view = world.question(
        .viewForSupplementaryElementOfKind, dataSourceName, detail: "\(kind) \(path.text)"
      ) { dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path) }
    } else {
      view = world.question(.cellForItemAt, dataSourceName, detail: path.text) {
        dataSource.collectionView(self, cellForItemAt: path)
      }
    }
    guard world.failure == nil, isDequeued(view, for: attributes) else { return }
    if isReloadDue { return recycle(view) }
    UIView.performWithoutAnimation {
      if let cell = view as? UICollectionViewCell { cell.isSelected = selected.contains(path) }
      view.take(attributes)
      shown[attributes.key] = view
      tellWillDisplay(view, attributes)
      place(view)
    }
  }

  /// UIKit raises where a view was not dequeued, or is in use for another item.
  private final func isDequeued(
    _ view: UICollectionReusableView, for attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let kind = attributes.representedElementKind
    if view.elementKind == kind, let index = fresh.firstIndex(of: view) {
      fresh.remove(at: index)
      return true
    }
    let call =
      kind == nil
      ? "the cell returned from -collectionView:cellForItemAtIndexPath:"
      : "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath:"
    let reason =
      view.reuseIdentifier == nil
      ? "does not have a reuseIdentifier - cells must be retrieved by calling "
        + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:"
      : view.elementKind == kind
        ? "is in use for another index path - dequeue a view for each"
        : "does not match the element kind it is being used for"
    world.raise(UIKitException("NSInternalInconsistencyException", "\(call) \(reason)"))
    return false
  }

  /// Puts a view in front of those that lie as deep as it or deeper, and behind the others.
  private final func place(_ view: UICollectionReusableView) {
    let depth = view.attributes?.zIndex ?? 0
    let others = subviews.filter { $0 !== view }
    let index = others.lastIndex { other in
      guard let element = other as? UICollectionReusableView, element.list === self else {
        return other === backgroundView
      }
      return element.attributes?.zIndex ?? 0 <= depth
    }
    insertSubview(view, at: index.map { $0 + 1 } ?? 0)
  }

  /// Takes a view out of sight.
  final func endShowing(_ key: ElementKey) {
    guard let view = shown.removeValue(forKey: key) else { return }
    recycle(view)
    let path = key.indexPath
    if let cell = view as? UICollectionViewCell, key.kind == nil {
      tell(.didEndDisplaying, path) {
        $0.collectionView(self, didEndDisplaying: cell, forItemAt: path)
      }
    } else if let kind = key.kind {
      tell(.didEndDisplayingSupplementaryView, path) {
        $0.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
      }
    }
  }

  private final func tellWillDisplay(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    let path = attributes.indexPath
    if let kind = attributes.representedElementKind {
      tell(.willDisplaySupplementaryView, path) {
        $0.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
      }
    } else if let cell = view as? UICollectionViewCell {
      tell(.willDisplay, path) { $0.collectionView(self, willDisplay: cell, forItemAt: path) }
    }
  }
}

extension ElementKey: Comparable {
  /// By index path, cells before supplementary views.
  static func < (lhs: ElementKey, rhs: ElementKey) -> Bool {
    if lhs.indexPath != rhs.indexPath { return lhs.indexPath < rhs.indexPath }
    return lhs.kind ?? "" < rhs.kind ?? ""
  }
}
