import Layers
import Motion
import Timeline

/// A view on to content that may be larger: its bounds' origin says which part shows.
///
/// ```
/// contentOffset = bounds.origin           at rest at the top: (0, -adjustedContentInset.top)
/// adjustedContentInset = contentInset + the safe area, by contentInsetAdjustmentBehavior
/// ```
open class UIScrollView: UIView {
  /// Who is told of scrolling; weak, as in UIKit.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The size of the content, in points.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { rangeDidChange() } }
  }
  /// Room around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { adjustInsets(followsEdge: false) } }
  }
  /// Which part of the safe area is added to `contentInset`.
  public final var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { adjustInsets() } }
  }
  /// Whether content can be pulled beyond its edges.
  public final var bounces = true { didSet { if bounces != oldValue { adjustInsets() } } }
  /// Whether it can be pulled up and down even if all of it shows.
  public final var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { adjustInsets() } }
  }
  /// Whether it can be pulled sideways even if all of it shows.
  public final var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { adjustInsets() } }
  }
  /// Whether fingers scroll it.
  public final var isScrollEnabled = true
  /// The adjusted insets that the offset accounts for, in points.
  final var knownInsets = UIEdgeInsets.zero
  /// Where it is in finding its first offset.
  final var placing = Placing.waiting

  /// Where a scroll view is in finding its first offset.
  enum Placing {
    /// It follows the insets until it is first laid out in a window.
    case waiting
    /// A program gave it an offset before that.
    case given
    /// It was laid out in a window.
    case done
  }

  /// A scroll view with a frame in its superview, in points.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Which point of the content is at the top left, in points: the bounds' origin.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Moves the content so that a point of it is at the top left, in points; nothing is clamped.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if placing == .waiting { placing = .given }
    move(to: contentOffset)
  }

  /// Called after `adjustedContentInset` changed: for subclasses.
  open func adjustedContentInsetDidChange() {}

  /// The offset changed: for UIKit's own subclasses, before the delegate is told.
  func contentOffsetDidChange(from old: CGPoint) {}

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if old.size != bounds.size { rangeDidChange() }
    guard old.origin != bounds.origin else { return }
    contentOffsetDidChange(from: old.origin)
    tellDelegate(.scrollViewDidScroll) { $0.scrollViewDidScroll(self) }
  }

  override func willLayOut() {
    super.willLayOut()
    guard window != nil else { return }
    adjustInsets()
    placing = .done
  }

  override func windowDidChange() {
    super.windowDidChange()
    ScrollViews.shared.note(self, isInWindow: window != nil)
  }
}
