import Layers
import Motion

extension UICollectionView {
  /// Where an item is to lie after scrolling: at most one for each direction.
  public struct ScrollPosition: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// Scrolls until an item lies at a place of the view, as far as the content reaches; without a place
  /// until all of it shows. UIKit raises where there is no such item.
  public final func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard isThere(indexPath), isSensible(scrollPosition) else { return }
    prepareLayout()
    guard let frame = collectionViewLayout.item(at: indexPath)?.frame else { return }
    let inset = adjustedContentInset
    let room = bounds.inset(by: inset)
    let x = Self.start(
      frame.minX, frame.width, room.minX, room.size.width, scrollPosition.horizontal)
    let y = Self.start(
      frame.minY, frame.height, room.minY, room.size.height, scrollPosition.vertical)
    let offset = offsetRange.clamp(CGPoint(x: x - inset.left, y: y - inset.top))
    setContentOffset(offset, animated: animated)
  }

  /// Where the room begins after scrolling, along one direction, in points.
  private static func start(
    _ start: CGFloat, _ length: CGFloat, _ now: CGFloat, _ room: CGFloat, _ place: CGFloat?
  ) -> CGFloat {
    if let place { return start - (room - length) * place }
    // Without a place: as little as possible.
    return max(min(now, start), start + length - room)
  }

  private final func isThere(_ path: IndexPath) -> Bool {
    let counts = knownCounts
    guard world.failure == nil else { return false }
    let name = "Collection view: \(outputName)"
    let problem: String
    if !counts.indices.contains(path.section) {
      problem =
        "out-of-bounds section (\(path.section)) when there are only \(counts.count) sections"
    } else if !has(path) {
      problem =
        "out-of-bounds item (\(path.item)) when there are only \(counts[path.section]) items in "
        + "section \(path.section)"
    } else {
      return true
    }
    world.raise(
      UIKitException(
        "NSInternalInconsistencyException",
        "Attempted to scroll the collection view to an \(problem). \(name)"))
    return false
  }

  private final func isSensible(_ position: ScrollPosition) -> Bool {
    let vertical = position.intersection([.top, .centeredVertically, .bottom])
    let horizontal = position.intersection([.left, .centeredHorizontally, .right])
    guard vertical.rawValue.nonzeroBitCount > 1 || horizontal.rawValue.nonzeroBitCount > 1 else {
      return true
    }
    world.raise(
      UIKitException(
        "NSInvalidArgumentException",
        "attempt to use a scroll position with multiple vertical or horizontal positioning styles"))
    return false
  }
}

extension UICollectionView.ScrollPosition {
  /// How far down the room: 0 at its top, 1 at its bottom; nil is anywhere.
  fileprivate var vertical: CGFloat? {
    contains(.top) ? 0 : contains(.centeredVertically) ? 0.5 : contains(.bottom) ? 1 : nil
  }

  /// How far to the right in the room: 0 at its left, 1 at its right; nil is anywhere.
  fileprivate var horizontal: CGFloat? {
    contains(.left) ? 0 : contains(.centeredHorizontally) ? 0.5 : contains(.right) ? 1 : nil
  }
}
