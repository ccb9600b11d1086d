import Layers
import Motion

/// Is told of scrolling. All methods are optional.
public protocol UIScrollViewDelegate: AnyObject {
  /// The offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger leaves, with a velocity in points a millisecond; where the content comes to rest may be
  /// changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: inout CGPoint)
  /// The finger has left; the content may go on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content goes on after the finger has left.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content came to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// `setContentOffset` or `scrollRectToVisible` came to its end.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// The content came to its top by a tap on the status bar.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// `adjustedContentInset` changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { World.current.notImplemented() }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    World.current.notImplemented()
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: inout CGPoint
  ) {
    World.current.notImplemented()
  }

  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    World.current.notImplemented()
  }

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    World.current.notImplemented()
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    World.current.notImplemented()
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    World.current.notImplemented()
  }

  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    World.current.notImplemented()
    return true
  }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    World.current.notImplemented()
  }

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    World.current.notImplemented()
  }
}
