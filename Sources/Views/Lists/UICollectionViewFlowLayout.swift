import Layers
import Motion

/// Fills line after line with items, with a header and a footer for each section.
///
/// UIKit: lines that are full are justified, so that the least distance between items is only that;
/// the items of a last line stand as if it were full, if they are of one size. (facts 7.1, T11;
/// measured 1.8 and row 38)
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What the insets of sections are counted from.
  public enum SectionInsetReference: Int, Sendable, CaseIterable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// The size of items for which the delegate has no other, in points.
  public final var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The distance between two lines, in points.
  public final var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance between two items of a line, in points.
  public final var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The distances between the lines of a section and what lies around them, in points.
  public final var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// What the insets of sections are counted from.
  public final var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { invalidateLayout() }
  }
  /// Which way the lines follow each other.
  public final var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The size of headers: only the side along the way it scrolls counts; 0 is none. In points.
  public final var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers: only the side along the way it scrolls counts; 0 is none. In points.
  public final var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Whether headers stay in sight as long as their section does.
  public final var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether footers stay in sight as long as their section does.
  public final var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Where the sections lie; nil until they are placed.
  final var placed: FlowPlan?
  /// Whether a finding told of items that are too large.
  final var hasToldOfSizes = false
  private final var isPlacing = false

  /// A layout with items of 50 x 50 points that scrolls vertically.
  public override init() { super.init() }

  /// Whether lines follow each other downwards.
  final var isVertical: Bool { scrollDirection == .vertical }

  /// Where the sections lie, placed now if need be. UIKit: the flow places its items by itself,
  /// whatever a subclass does in `prepare`.
  final var plan: FlowPlan {
    if let placed { return placed }
    guard let view = collectionView, !isPlacing, world.failure == nil else { return FlowPlan() }
    isPlacing = true
    defer { isPlacing = false }
    let plan = world.silently { FlowPlacing(self, view).plan() }
    if world.failure == nil { placed = plan }
    return plan
  }

  open override func invalidateLayout() {
    placed = nil
    super.invalidateLayout()
  }

  override func dataDidChange() { placed = nil }

  open override var collectionViewContentSize: CGSize {
    let size = plan.size
    return isVertical ? size : size.turned
  }

  /// UIKit: other bounds make it invalid if its lines become longer or shorter.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView, let placed else { return false }
    return FlowPlacing(self, view).lineLength(in: newBounds.size) != placed.size.width
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let frame = plan.frame(ofItemAt: indexPath) else { return nil }
    return attributes(.init(forCellWith: indexPath), frame)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let sections = plan.sections
    guard indexPath.item == 0, sections.indices.contains(indexPath.section) else { return nil }
    return extra(elementKind, indexPath, sections[indexPath.section])
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let area = (isVertical ? rect : rect.turned).standardized
    var result: [UICollectionViewLayoutAttributes] = []
    for (number, section) in plan.sections.enumerated() where section.reaches(into: area) {
      let first = IndexPath(item: 0, section: number)
      let header = extra(UICollectionView.elementKindSectionHeader, first, section)
      if let header, header.frame.overlaps(rect) { result.append(header) }
      for item in section.items(in: area) {
        let path = IndexPath(item: item, section: number)
        result.append(attributes(.init(forCellWith: path), section.frames[item]))
      }
      let footer = extra(UICollectionView.elementKindSectionFooter, first, section)
      if let footer, footer.frame.overlaps(rect) { result.append(footer) }
    }
    return result
  }

  /// A header or footer, where it is pinned to if it is.
  private final func extra(
    _ kind: String, _ path: IndexPath, _ section: FlowSection
  ) -> UICollectionViewLayoutAttributes? {
    let frame: CGRect?
    let isPinned: Bool
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      isPinned = sectionHeadersPinToVisibleBounds
      frame = isPinned ? section.pinnedHeader(at: visibleRange.top) : section.header
    case UICollectionView.elementKindSectionFooter:
      isPinned = sectionFootersPinToVisibleBounds
      frame = isPinned ? section.pinnedFooter(at: visibleRange.bottom) : section.footer
    default: return nil
    }
    guard let frame else { return nil }
    let result = attributes(.init(forSupplementaryViewOfKind: kind, with: path), frame)
    // Pinned ones lie in front of the items. (the number is chosen)
    result.zIndex = isPinned ? 10 : 0
    return result
  }

  /// From where to where content is not covered by insets, along the way it scrolls, in points.
  private final var visibleRange: (top: CGFloat, bottom: CGFloat) {
    guard let view = collectionView else { return (0, 0) }
    let room = view.bounds.inset(by: view.adjustedContentInset)
    return isVertical ? (room.minY, room.maxY) : (room.minX, room.maxX)
  }

  private final func attributes(
    _ attributes: UICollectionViewLayoutAttributes, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    attributes.frame = isVertical ? frame : frame.turned
    return attributes
  }
}
