import Layers
import Motion

/// What moves the content of a scroll view by itself, after a finger has left it or at a program's wish:
/// an animation of the bounds' origin that the timeline shows exactly at any time, and the offset
/// itself, which goes ahead of it. At every frame tick the offset takes, on whole pixels, the place that
/// the next frame will show, so that what is laid out by it fits that frame, as in UIKit.
///
/// ```
/// lift at t0: the offset goes from t0 on, the screen shows it from t0 + 1/60 on
/// offset at a tick t   = course(t - t0)             at 60 frames a second
/// screen at any time t = course(t - t0 - 1/60)      at any number of frames a second
/// ```
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
  private var cancelEnd: (() -> Void)?

  /// UIKit: on screen content goes by itself about one frame after the finger has left, in seconds: one
  /// frame shows the last touch. (measured 1.7)
  static let lag = 1.0 / 60

  /// A motion whose course is seen some seconds from now on.
  init(
    _ kind: Kind, of scroll: UIScrollView, along courses: Courses, after delay: Double = lag
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
    cancelEnd = world.timer(at: start + courses.duration - 1 / world.fps) { [weak self] in
      self?.finish()
    }
    scheduleTick()
  }

  /// Stops at once; the scroll view hears of nothing.
  func stop() {
    cancelTick?()
    cancelEnd?()
    (cancelTick, cancelEnd) = (nil, nil)
    if let run, run.state != .ended { run.detach() }
    run = nil
  }

  /// Where content is on screen now, in points.
  var shownPosition: CGPoint { courses.position(at: world.now - start) }

  /// Where content will be in the next frame, in points.
  var position: CGPoint { courses.position(at: nextTime) }

  /// How fast content will go in the next frame, in points a second.
  var velocity: CGPoint {
    CGPoint(x: courses.x.velocity(at: nextTime), y: courses.y.velocity(at: nextTime))
  }

  /// How long it is until the next frame, in seconds.
  var untilNextFrame: Double { FingerCourse.tick(after: world.now, world) - world.now }

  /// The time of the course in the next frame.
  private var nextTime: Double { max(0, world.now + untilNextFrame - start) }

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
    run.completion = { [weak self] in if !$0, self?.cancelEnd != nil { self?.animate() } }
    run.seal()
  }

  private func scheduleTick() {
    let tick = FingerCourse.tick(after: world.now, world)
    guard tick < start + courses.duration - 1 / world.fps - 1e-9 else { return }
    cancelTick = world.timer(at: tick) { [weak self] in self?.tick() }
  }

  private func tick() {
    guard run != nil else { return }
    scheduleTick()
    scroll.follow(self)
  }

  /// The offset is at rest; what the screen has to catch up with goes on.
  private func finish() {
    cancelTick?()
    (cancelTick, cancelEnd) = (nil, nil)
    scroll.motionEnded(self)
  }
}
