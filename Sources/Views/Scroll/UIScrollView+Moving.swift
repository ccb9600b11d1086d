import Layers
import Motion

/// Content that goes by itself.
extension UIScrollView {
  /// Eases the content to an offset, unless it is there.
  final func animate(to offset: CGPoint) {
    let from = contentOffset
    guard from != offset else { return }
    world.collectBeforeQuestion()
    start(
      ScrollMotion(
        .animating, of: self,
        along: ScrollMotion.Courses(
          x: ScrollCourse(from: from.x, easingTo: offset.x, in: 0.3),
          y: ScrollCourse(from: from.y, easingTo: offset.y, in: 0.3))))
  }

  /// Lets content go by itself from now on.
  final func start(_ motion: ScrollMotion) {
    dropTail()
    phase = .moving(motion)
    setNeedsLayout()
    motion.begin()
  }

  /// A frame tick: the offset follows, and what shows until the next tick is laid out.
  final func follow(_ motion: ScrollMotion) {
    guard case .moving(let current) = phase, current === motion else { return }
    setNeedsLayout()
    move(to: rounded(motion.position))
  }

  /// Content that went by itself has come to rest.
  final func motionEnded(_ motion: ScrollMotion) {
    guard case .moving(let current) = phase, current === motion else { return }
    phase = .resting
    let rest = motion.courses.rest
    move(to: motion.kind == .decelerating ? offsetRange.clamp(rest) : rest)
    if case .resting = phase { tail = motion }
    if case .resting = phase { tellEnd(of: motion) }
  }

  /// Tells the delegate that content no longer goes by itself.
  final func tellEnd(of motion: ScrollMotion) {
    switch motion.kind {
    case .decelerating:
      tellDelegate(.scrollViewDidEndDecelerating) { $0.scrollViewDidEndDecelerating(self) }
    case .animating:
      tellDelegate(.scrollViewDidEndScrollingAnimation) {
        $0.scrollViewDidEndScrollingAnimation(self)
      }
    }
  }

  /// Lets go of what the screen had to catch up with.
  final func dropTail() {
    tail?.stop()
    tail = nil
  }

  /// Content that goes by itself stops where the next frame would show it; nobody is told.
  final func stopMotion() {
    guard case .moving(let motion) = phase else { return }
    motion.stop()
    phase = .resting
  }

  /// There is another range to rest in: content that coasts goes on in it, and an animation to an offset
  /// that is out of it now ends at its edge. (the latter chosen)
  final func redirect() {
    guard case .moving(let motion) = phase else { return }
    let rest = offsetRange.clamp(motion.courses.rest)
    if motion.kind == .animating, rest != motion.courses.rest {
      stopMotion()
      return animate(to: rest)
    }
    guard motion.kind == .decelerating, !isPagingEnabled else { return }
    let (velocity, delay) = (motion.velocity, motion.untilNextFrame)
    stopMotion()
    let courses = flight(velocity, from: nil)
    guard courses.duration > 0 else { return }
    start(ScrollMotion(.decelerating, of: self, along: courses, after: delay))
  }
}
