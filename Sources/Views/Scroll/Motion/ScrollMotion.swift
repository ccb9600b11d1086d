import Layers
import Motion

/// What moves the content of a scroll view by itself, after a finger has left it or at a program's wish:
/// an animation of the bounds' origin that the timeline shows exactly at any time, and the offset
/// itself, which follows at every frame tick on whole pixels, as UIKit's does.
final class ScrollMotion {
  /// Why it moves.
  enum Kind: Sendable {
    /// A finger set it going.
    case decelerating
    /// A program asked for it.
    case animating
  }

  /// Where content goes on both axes.
  struct Courses {
    var x: ScrollCourse
    var y: ScrollCourse

    /// How long the longer one takes, in seconds.
    var duration: Double { max(x.duration, y.duration) }
    /// Where content comes to rest.
    var rest: CGPoint { CGPoint(x: x.rest, y: y.rest) }

    /// Where content is at a time of the courses.
    func position(at time: Double) -> CGPoint {
      CGPoint(x: x.position(at: time), y: y.position(at: time))
    }
  }

  /// Why it moves.
  let kind: Kind
  /// Where content goes.
  private(set) var courses: Courses
  private unowned let scroll: UIScrollView
  private let world: World
  private let start: Double
  private var run: AnimationRun?
  private var cancelTick: (() -> Void)?

  /// UIKit: content goes on by itself about one frame after the finger has left, in seconds: the frame
  /// that shows the last touch. (measured 1.7)
  static let lift = 1.0 / 60

  init(
    _ kind: Kind, of scroll: UIScrollView, along courses: Courses, after delay: Double = 0
  ) {
    self.kind = kind
    self.courses = courses
    self.scroll = scroll
    world = scroll.world
    start = world.now + delay
  }

  /// Begins; the scroll view hears of every tick and of the end.
  func begin() {
    animate()
    scheduleTick()
  }

  /// Stops at once; the scroll view hears of nothing.
  func stop() {
    cancelTick?()
    cancelTick = nil
    run?.detach()
    run = nil
  }

  /// Where content is now, in points.
  var position: CGPoint { courses.position(at: world.now - start) }

  /// Where content is at the next frame tick, in points.
  var nextPosition: CGPoint {
    courses.position(at: FingerCourse.tick(after: world.now, world) - start)
  }

  /// How fast content goes now, in points a second.
  var velocity: CGPoint {
    CGPoint(
      x: courses.x.velocity(at: world.now - start), y: courses.y.velocity(at: world.now - start))
  }

  /// The program moved the content meanwhile: all that is to come moves with it.
  func shift(by way: CGPoint) {
    courses.x = courses.x.moved(by: way.x)
    courses.y = courses.y.moved(by: way.y)
    run?.detach()
    animate()
  }

  /// The animations: one for each stretch of each axis, over whatever the offset is.
  private func animate() {
    let run = AnimationRun(in: world, title: "the scrolling of \(scroll.outputName)")
    self.run = run
    let since = world.now - start
    for (course, component) in [
      (courses.x, AnimationKeyPath.Component.originX), (courses.y, .originY),
    ] {
      for (index, stretch) in course.stretches.enumerated() where stretch.end > since {
        let timing = AnimationTiming(
          delay: stretch.start - since, duration: stretch.duration,
          fillMode: index == course.stretches.count - 1 ? .forwards : .removed,
          pacing: stretch.pacing)
        run.add(
          Animation(
            AnimationKeyPath(.bounds, component),
            .basic(from: .number(stretch.from), to: .number(stretch.to), by: nil), timing: timing),
          to: scroll.layer, key: scroll.layer.uniqueKey("contentOffset"))
      }
    }
    // Content goes on whatever becomes of the animations on its layer.
    run.completion = { [weak self] in if $0 { self?.finish() } else { self?.animate() } }
    run.seal()
  }

  private func scheduleTick() {
    let tick = FingerCourse.tick(after: world.now, world)
    guard tick < start + courses.duration - 1e-9 else { return }
    cancelTick = world.timer(at: tick) { [weak self] in self?.tick() }
  }

  private func tick() {
    guard run != nil else { return }
    scheduleTick()
    scroll.follow(self)
  }

  private func finish() {
    guard run != nil else { return }
    stop()
    scroll.motionEnded(self)
  }
}
