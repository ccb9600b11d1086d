import Layers
import Motion
import Timeline

@testable import Views

/// A scroll view of 390 x 844 in a window, with content that is a bar of 100 at its top; no insets.
final class ScrollStage {
  let stage = Stage()
  let scroll: UIScrollView
  let content: UIView
  let log = ScrollLog()

  init(
    size: CGSize = CGSize(width: 390, height: 6000),
    frame: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844), fps: Double = 60
  ) {
    stage.world.recorder.timeline.fps = fps
    (scroll, content) = stage.world.bind {
      (UIScrollView(frame: frame), UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100)))
    }
    stage.turn {
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.addSubview(content)
      scroll.contentSize = size
      scroll.delegate = log
      stage.window.addSubview(scroll)
    }
    stage.world.advance(by: 0)
  }

  var world: World { stage.world }
  var y: Double { scroll.contentOffset.y }

  /// Drags up (negative: down) from the middle in so many seconds.
  func drag(
    by way: Double, in seconds: Double = 0.3, from start: Double = 500, velocity: Double? = nil,
    hold: Double = 0
  ) {
    stage.drag(CGPoint(x: 195, y: start), CGPoint(x: 195, y: start - way)) {
      $0.duration = seconds
      $0.velocity = velocity
      $0.hold = hold
    }
  }

  /// Where the content shows at a time.
  func shownY(at time: Double, after: Bool = false) -> Double? {
    stage.sample(content, at: time, after: after)?.rect?.minY
  }
}

/// Notes what a scroll view tells.
final class ScrollLog: UIScrollViewDelegate {
  var calls: [String] = []
  var offsets: [CGPoint] = []
  var velocity: CGPoint?
  var target: CGPoint?
  var wanted: CGPoint?
  var onScroll: (UIScrollView) -> Void = { _ in }

  /// The calls without the scrolling itself.
  var milestones: [String] { calls.filter { $0 != "scroll" } }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if calls.last != "scroll" { calls.append("scroll") }
    offsets.append(scrollView.contentOffset)
    onScroll(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBegin") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: inout CGPoint
  ) {
    calls.append("willEnd")
    self.velocity = velocity
    target = targetContentOffset
    if let wanted { targetContentOffset = wanted }
  }
  func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) { calls.append(decelerate ? "didEnd, decelerates" : "didEnd") }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    calls.append("willDecelerate")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("didDecelerate") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("didAnimate") }
}
