import Layers
import Motion

/// Shows the items of a data source where a layout says. Only the cells that show exist; those that
/// scroll out are used again for those that scroll in.
///
/// Insertions, deletions and moves are not animated here: they show at the next layout.
open class UICollectionView: CellScrollView {
  /// Which way a layout scrolls.
  public enum ScrollDirection: Int, Sendable, CaseIterable {
    case vertical, horizontal
  }

  /// The kind of a flow layout's headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a flow layout's footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Says what it shows; weak, as in UIKit.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      hadDataSource = dataSource != nil
      if dataSource !== oldValue { reloadData() }
    }
  }
  override var sizesContentByConstraints: Bool { false }
  /// Decides and hears; a flow layout asks it for sizes. Weak, as in UIKit.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { if delegate !== oldValue { collectionViewLayout.invalidateLayout() } }
  }
  /// Says where items lie.
  public final var collectionViewLayout: UICollectionViewLayout {
    didSet { layoutChanged(from: oldValue) }
  }
  /// Lies behind the items and does not scroll.
  public final var backgroundView: UIView? { didSet { backgroundChanged(from: oldValue) } }
  /// How many items each section has; nil until the data source is asked.
  final var counts: [Int]?
  /// The cells and supplementary views that show.
  final var shown: [ElementKey: UICollectionReusableView] = [:]
  /// The views that wait to be used again.
  final var pool = ReusePool<UICollectionReusableView>()
  /// The views that were dequeued and do not show yet.
  final var fresh: [UICollectionReusableView] = []
  /// The changes that `performBatchUpdates` collects.
  final var changes: ListChanges?
  /// The controller that keeps it before it has a superview.
  final weak var keeper: UIViewController?
  /// The bounds of the last layout.
  final var laidOutBounds = CGRect.null
  /// Whether a data source was set, and not set to nil since.
  final var hadDataSource = false
  final var isReloadDue = false
  final var isUpdating = false
  final var isAgainDue = false
  final var isCounting = false
  /// How many layouts in a row asked for another, and when.
  final var updatesAtOnce = (time: 0.0, count: 0)

  /// A collection view with a frame in its superview, in points.
  public init(frame: CGRect = .zero, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layoutChanged(from: nil)
  }

  open override func scriptSideBegan() { adopt(collectionViewLayout) }

  open override var owners: [EngineObject] { super.owners + [keeper].compactMap { $0 } }

  private final func layoutChanged(from old: UICollectionViewLayout?) {
    guard old !== collectionViewLayout else { return }
    if let old {
      old.collectionView = nil
      release(old)
    }
    let layout = collectionViewLayout
    if let other = layout.collectionView, other !== self { other.release(layout) }
    layout.collectionView = self
    // In the initialiser an instance of a script's class has no script side yet: see above.
    if old != nil { adopt(layout) }
    layout.dataDidChange()
    layout.invalidateLayout()
  }

  /// Exchanges the layout; the change shows at the next layout step, in an animation block animated.
  public final func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    if let completion { world.deferAfterCommit { completion(true) } }
  }

  private final func backgroundChanged(from old: UIView?) {
    guard old !== backgroundView else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    guard let backgroundView else { return }
    insertSubview(backgroundView, at: 0)
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateElements()
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
  }

  override func path(ofCell view: UIView) -> IndexPath? {
    guard let cell = view as? UICollectionViewCell, cell.list === self else { return nil }
    return indexPath(for: cell)
  }

  override func cell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

  override func mayHighlight(_ path: IndexPath) -> Bool {
    askDelegate(.shouldHighlightItemAt, path) {
      $0.collectionView(self, shouldHighlightItemAt: path)
    } ?? true
  }

  override func highlightChanged(to isHighlighted: Bool, _ path: IndexPath) {
    cellForItem(at: path)?.isHighlighted = isHighlighted
    if isHighlighted {
      tell(.didHighlightItemAt, path) { $0.collectionView(self, didHighlightItemAt: path) }
    } else {
      tell(.didUnhighlightItemAt, path) { $0.collectionView(self, didUnhighlightItemAt: path) }
    }
  }

  override func fingerLeft(_ path: IndexPath, isInside: Bool) {
    if isInside, has(path) { userTaps(path) }
  }
}
