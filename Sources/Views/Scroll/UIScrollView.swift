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
  open weak var delegate: (any UIScrollViewDelegate)? { didSet { hadDelegate = delegate != nil } }
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
  public final var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether content comes to rest at multiples of the view's size.
  public final var isPagingEnabled = false
  /// Whether a drag that begins along one axis stays on it.
  public final var isDirectionalLockEnabled = false
  /// How content slows down after a finger has left it.
  public final var decelerationRate = DecelerationRate.normal
  /// Whether content gets a touch only once it is plain that it is not to scroll: after 0.15 s, or when
  /// the finger leaves. (chosen)
  public final var delaysContentTouches = true
  /// Whether scrolling can take a touch from content that has it.
  public final var canCancelContentTouches = true
  /// Whether a bar at the side tells how far it is; none is drawn here.
  public final var showsVerticalScrollIndicator = true
  /// Whether a bar at the bottom tells how far it is; none is drawn here.
  public final var showsHorizontalScrollIndicator = true
  /// Recognises the fingers that scroll.
  public private(set) final lazy var panGestureRecognizer: UIPanGestureRecognizer = ScrollPan(self)
  /// The motion that is over, until the screen shows its end.
  final var tail: ScrollMotion?
  /// Whether a delegate was set, and not set to nil since.
  final var hadDelegate = false
  /// Whether it was told that the content has no size.
  final var isContentSizeTold = false
  /// What moves the content.
  final var phase = Phase.resting
  /// The adjusted insets that the offset accounts for, in points.
  final var knownInsets = UIEdgeInsets.zero
  /// Where it is in finding its first offset.
  final var placing = Placing.waiting

  /// What moves the content.
  enum Phase {
    /// Nothing, or a program.
    case resting
    /// A finger.
    case dragging(ScrollDrag)
    /// It goes by itself.
    case moving(ScrollMotion)
  }

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
    addGestureRecognizer(panGestureRecognizer)
  }

  /// Which point of the content is at the top left, in points: the bounds' origin. Setting it while
  /// content goes by itself, or under a finger, moves all that is to come.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { place(at: newValue) }
  }

  /// Moves the content so that a point of it is at the top left, in points, at once or in 0.3 s eased in
  /// and out (chosen); nothing is clamped, and what moved the content stops.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopMotion()
    let isShown = window != nil && UIApplication.shared.areAnimationsEnabled
    guard animated, isShown, placing == .done, case .resting = phase else {
      return place(at: contentOffset)
    }
    animate(to: contentOffset)
  }

  /// Called after `adjustedContentInset` changed: for subclasses.
  open func adjustedContentInsetDidChange() {}

  /// Whether scrolling may take a touch from a view in the content that has it: not from a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Whether its pan may go on beside another recogniser: for subclasses.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    ask("shouldRecognizeSimultaneouslyWith", [gestureRecognizer, other]) { false }
  }

  /// UIKit: a touch on content that goes by itself only stops it.
  open override func hitTest(_ point: CGPoint, with event: UIEvent? = nil) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return isDecelerating && hit != nil ? self : hit
  }

  /// Whether constraints between it and its content are about the content's size: for UIKit's own
  /// subclasses.
  var sizesContentByConstraints: Bool { true }

  /// The offset changed: for UIKit's own subclasses, before the delegate is told.
  func contentOffsetDidChange(from old: CGPoint) {}

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if old.size != bounds.size { rangeDidChange() }
    guard old.origin != bounds.origin else { return }
    dropTail()
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
    guard window == nil else { return }
    stopMotion()
    dropTail()
  }
}

extension UIScrollView: UIGestureRecognizerDelegate {}
