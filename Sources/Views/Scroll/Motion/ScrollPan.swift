import Layers
import Motion

/// The pan of a scroll view: it begins where the content can go, and not where another's touch or the
/// sheet around it comes first.
final class ScrollPan: UIPanGestureRecognizer {
  private weak var scroll: UIScrollView?

  init(_ scroll: UIScrollView) {
    self.scroll = scroll
    super.init()
    delegate = scroll
    addTarget(nil, key: "") { [weak self] _, _ in self?.follow() }
  }

  override var preferredName: String? { name ?? "panGestureRecognizer" }
  override var sharesName: Bool { name == nil }
  override var isUIKitsOwn: Bool { true }

  /// UIKit: it must keep its scroll view as its delegate.
  override weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet {
      guard let scroll, delegate !== scroll else { return }
      delegate = scroll
      world.raise(
        UIKitException(
          "NSInvalidArgumentException",
          "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate."
        ))
    }
  }

  override func accepts(_ travel: CGPoint) -> Bool {
    guard let scroll else { return false }
    scroll.noteMissingContentSize()
    return scroll.mayScroll(travel) && !isForSheet(travel) && mayCancelContent
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scroll?.fingerCameDown()
  }

  /// UIKit: at its top a drag down is the sheet's; so is one up while the sheet can become higher.
  /// (measured S9)
  private func isForSheet(_ travel: CGPoint) -> Bool {
    guard abs(travel.y) >= abs(travel.x), scroll?.isAtTop == true,
      let pan = rivals.lazy.compactMap({ $0 as? SheetPan }).first
    else { return false }
    return travel.y > 0 || pan.expandsWhenScrolled
  }

  /// UIKit: a view that has the touch already keeps it if it may: a control does.
  private var mayCancelContent: Bool {
    guard let scroll else { return false }
    let known = touches.filter { $0.isKnownToView }.compactMap(\.view).filter { $0 !== scroll }
    guard scroll.canCancelContentTouches else { return known.isEmpty }
    return known.allSatisfy { scroll.mayCancelTouches(in: $0) }
  }

  private func follow() {
    guard let scroll else { return }
    switch state {
    case .began:
      scroll.beginDragging()
      scroll.drag(by: translation(in: scroll))
    case .changed: scroll.drag(by: translation(in: scroll))
    case .ended: scroll.endDragging(velocity(in: scroll))
    default: scroll.endDragging(.zero)
    }
  }
}
