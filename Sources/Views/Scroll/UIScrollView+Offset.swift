import Layers
import Motion
import Timeline

extension UIScrollView {
  /// The offsets at which content lies against its edges, in points.
  struct OffsetRange: Equatable {
    /// The offset at the top left.
    var least: CGPoint
    /// The offset at the bottom right.
    var greatest: CGPoint

    /// The offsets across.
    var x: ClosedRange<Double> { least.x...max(least.x, greatest.x) }
    /// The offsets down.
    var y: ClosedRange<Double> { least.y...max(least.y, greatest.y) }

    /// The nearest offset in the range.
    func clamp(_ offset: CGPoint) -> CGPoint {
      CGPoint(
        x: min(max(offset.x, least.x), greatest.x), y: min(max(offset.y, least.y), greatest.y))
    }
  }

  /// The offsets at which content lies against its edges, with the adjusted insets.
  final var offsetRange: OffsetRange {
    let insets = adjustedContentInset
    let least = CGPoint(x: -insets.left, y: -insets.top)
    return OffsetRange(
      least: least,
      greatest: CGPoint(
        x: max(least.x, contentSize.width + insets.right - bounds.width),
        y: max(least.y, contentSize.height + insets.bottom - bounds.height)))
  }

  /// Scrolls as little as needed for a part of the content to show within the adjusted insets; an empty
  /// one, or one that shows, changes nothing.
  public final func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let shown = bounds.inset(by: adjustedContentInset)
    let way = CGPoint(
      x: Self.step(rect.minX, rect.maxX, into: shown.minX, shown.maxX),
      y: Self.step(rect.minY, rect.maxY, into: shown.minY, shown.maxY))
    guard way != .zero else { return }
    setContentOffset(offsetRange.clamp(contentOffset + way), animated: animated)
  }

  /// How far to go for a part to show: to its start if it is before or too long, to its end if after.
  private static func step(
    _ start: Double, _ end: Double, into first: Double, _ last: Double
  ) -> Double {
    if start < first { return start - first }
    return end > last ? min(end - last, start - first) : 0
  }

  /// Whether a finger is on it that may scroll.
  public final var isTracking: Bool { panGestureRecognizer.touches.contains { $0.isDown } }

  /// Whether a finger drags the content.
  public final var isDragging: Bool { if case .dragging = phase { true } else { false } }

  /// Whether the content goes on after a finger has left it.
  public final var isDecelerating: Bool {
    if case .moving(let motion) = phase { motion.kind == .decelerating } else { false }
  }

  /// Whether a finger or what it set going moves the content.
  final var isMovedByUser: Bool { isDragging || isDecelerating }

  /// The size of a pixel, in points.
  final var pixel: Double { 1 / world.timeline.screen.scale }

  /// An offset on the pixel grid.
  final func rounded(_ offset: CGPoint) -> CGPoint {
    let scale = world.timeline.screen.scale
    return CGPoint(
      x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
  }

  /// What shows from now until the next frame tick: the bounds, and where content that goes by itself is
  /// on screen before that.
  final var boundsUntilNextTick: CGRect {
    guard case .moving(let motion) = phase else { return bounds }
    return bounds.union(CGRect(origin: motion.shownPosition, size: bounds.size))
  }

  /// The one place where UIKit itself moves the content.
  final func move(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    bounds = CGRect(origin: offset, size: bounds.size)
  }

  /// A program moves the content; what moves it already goes on from there.
  final func place(at offset: CGPoint) {
    if placing == .waiting { placing = .given }
    let way = offset - contentOffset
    guard way != .zero else { return }
    switch phase {
    case .resting: break
    case .dragging(var drag):
      drag.start = drag.start + way
      phase = .dragging(drag)
    case .moving(let motion): motion.shift(by: way)
    }
    world.collectBeforeQuestion()
    move(to: offset)
  }

  /// Tells the delegate; the call is recorded if it is implemented.
  final func tellDelegate(
    _ event: EventName, detail: String? = nil, _ tell: (any UIScrollViewDelegate) -> Void
  ) {
    guard let delegate, world.failure == nil else {
      // UIKit: the delegate is weak; one that nobody keeps hears of nothing.
      if delegate == nil, hadDelegate, window != nil {
        hadDelegate = false
        world.report(.containerDelegateReleased(container: outputName))
      }
      return
    }
    world.question(event, Transition.name(delegate, "scrollDelegate"), detail: detail) {
      tell(delegate)
    }
  }
}
