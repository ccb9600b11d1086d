import LuaRuntime
import Motion
import Views

extension ScriptDelegate: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    tell("scrollViewDidScroll", scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    tell("scrollViewWillBeginDragging", scrollView)
  }

  /// A point that the function returns is where the content comes to rest: Swift's `inout`.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: inout CGPoint
  ) {
    let answer = ask(
      "scrollViewWillEndDragging", scrollView, velocity, targetContentOffset,
      returning: CGPoint?.self)
    if let target = answer ?? nil { targetContentOffset = target }
  }

  func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    tell("scrollViewDidEndDragging", scrollView, decelerate)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    tell("scrollViewWillBeginDecelerating", scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    tell("scrollViewDidEndDecelerating", scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    tell("scrollViewDidEndScrollingAnimation", scrollView)
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    ask("scrollViewShouldScrollToTop", scrollView, returning: Bool.self) ?? true
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    tell("scrollViewDidScrollToTop", scrollView)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    tell("scrollViewDidChangeAdjustedContentInset", scrollView)
  }
}
