import Layers
import Motion
import Timeline

/// What fingers do to the content.
extension UIScrollView {
  /// Whether content can go along an axis: there is more than shows, or it may be pulled anyway.
  final var scrollableAxes: (x: Bool, y: Bool) {
    let range = offsetRange
    return (
      range.least.x < range.greatest.x || bounces && alwaysBounceHorizontal,
      range.least.y < range.greatest.y || bounces && alwaysBounceVertical
    )
  }

  /// Whether it rests at its top, or is pulled down.
  final var isAtTop: Bool { contentOffset.y <= offsetRange.least.y + 1e-6 }

  /// Whether a finger's way is one that content can follow: along its larger part.
  final func mayScroll(_ travel: CGPoint) -> Bool {
    let axes = scrollableAxes
    return abs(travel.x) > abs(travel.y) ? axes.x : axes.y
  }

  /// Tells once of content that has no size, since a finger drags it.
  final func noteMissingContentSize() {
    guard contentSize == .zero, sizesContentByConstraints, !isContentSizeTold,
      subviews.contains(where: { !$0.bounds.isEmpty }), scrollableAxes == (false, false)
    else { return }
    isContentSizeTold = true
    world.report(.layout(.contentSizeMissing(scrollView: outputName)))
  }

  /// UIKit: `touchesShouldCancel(in:)`, in the script's words.
  final func mayCancelTouches(in view: UIView) -> Bool {
    ask("touchesShouldCancel", [view]) { touchesShouldCancel(in: view) }
  }

  /// UIKit: a finger stops content that goes by itself.
  final func fingerCameDown() {
    guard case .moving(let motion) = phase else { return }
    stopMotion()
    tellEnd(of: motion)
  }

  /// The finger drags from here on.
  final func beginDragging() {
    world.collectBeforeQuestion()
    dropTail()
    let (range, size) = (offsetRange, bounds.size)
    let axes = scrollableAxes
    let offset = contentOffset
    let travel = panGestureRecognizer.velocity(in: self)
    let isAcross = abs(travel.x) > abs(travel.y)
    phase = .dragging(
      ScrollDrag(
        start: CGPoint(
          x: ScrollDrag.free(offset.x, in: range.x, along: size.width),
          y: ScrollDrag.free(offset.y, in: range.y, along: size.height)),
        axes: (
          axes.x && (isAcross || !isDirectionalLockEnabled),
          axes.y && (!isAcross || !isDirectionalLockEnabled)
        ), first: offset))
    tellDelegate(.scrollViewWillBeginDragging) { $0.scrollViewWillBeginDragging(self) }
  }

  /// The finger has gone some way since it was recognised, in points.
  final func drag(by way: CGPoint) {
    guard case .dragging(let drag) = phase else { return }
    let (range, size) = (offsetRange, bounds.size)
    var offset = contentOffset
    if drag.axes.x {
      offset.x = ScrollDrag.pulled(
        drag.start.x - way.x, in: range.x, bounces: bounces, along: size.width)
    }
    if drag.axes.y {
      offset.y = ScrollDrag.pulled(
        drag.start.y - way.y, in: range.y, bounces: bounces, along: size.height)
    }
    move(to: rounded(offset))
  }

  /// The finger has left with a velocity, in points a second.
  final func endDragging(_ velocity: CGPoint) {
    guard case .dragging(let drag) = phase else { return }
    // UIKit: the content's velocity is the finger's, turned round.
    let speed = CGPoint(x: drag.axes.x ? -velocity.x : 0, y: drag.axes.y ? -velocity.y : 0)
    var courses = flight(speed, from: drag)
    let target = courses.rest
    var wanted = target
    if !isPagingEnabled {
      tellDelegate(.scrollViewWillEndDragging, detail: "velocity \((speed / 1000).text)") {
        $0.scrollViewWillEndDragging(
          self, withVelocity: speed / 1000, targetContentOffset: &wanted)
      }
    }
    if wanted != target { courses = flight(speed, to: wanted, instead: courses) }
    guard case .dragging = phase else { return }
    phase = .resting
    let goesOn = courses.duration > 0
    tellDelegate(.scrollViewDidEndDragging, detail: "willDecelerate: \(goesOn)") {
      $0.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    }
    guard goesOn, case .resting = phase, world.failure == nil else { return }
    tellDelegate(.scrollViewWillBeginDecelerating) { $0.scrollViewWillBeginDecelerating(self) }
    guard case .resting = phase else { return }
    start(ScrollMotion(.decelerating, of: self, along: courses))
  }

  /// Where content goes by itself with a velocity.
  final func flight(_ velocity: CGPoint, from drag: ScrollDrag?) -> ScrollMotion.Courses {
    let (range, size, offset) = (offsetRange, bounds.size, contentOffset)
    func course(
      _ place: Double, _ first: Double?, _ speed: Double, _ range: ClosedRange<Double>,
      _ length: Double
    ) -> ScrollCourse {
      if isPagingEnabled, range.contains(place) {
        let page = Self.page(near: place, first ?? place, speed, in: range, length)
        return ScrollCourse(from: place, toPage: page, velocity: speed)
      }
      return ScrollCourse(
        coastingFrom: place,
        velocity: speed * ScrollDrag.share(at: place, in: range, along: length),
        in: range, rate: decelerationRate.rawValue, bounces: bounces, pixel: pixel)
    }
    return ScrollMotion.Courses(
      x: course(offset.x, drag?.first.x, velocity.x, range.x, size.width),
      y: course(offset.y, drag?.first.y, velocity.y, range.y, size.height))
  }

  /// The delegate wants the content to rest elsewhere: where the axis may rest.
  private final func flight(
    _ velocity: CGPoint, to wanted: CGPoint, instead courses: ScrollMotion.Courses
  ) -> ScrollMotion.Courses {
    let (target, offset) = (offsetRange.clamp(wanted), contentOffset)
    let rate = decelerationRate.rawValue
    var courses = courses
    if target.x != courses.x.rest {
      courses.x = ScrollCourse(from: offset.x, to: target.x, velocity: velocity.x, rate: rate)
    }
    if target.y != courses.y.rest {
      courses.y = ScrollCourse(from: offset.y, to: target.y, velocity: velocity.y, rate: rate)
    }
    return courses
  }

  /// The page that content turns to: at 300 points a second the next one, else the nearest. (facts 8)
  private static func page(
    near place: Double, _ first: Double, _ speed: Double, in range: ClosedRange<Double>,
    _ length: Double
  ) -> Double {
    guard length > 0 else { return place }
    var page = (place / length).rounded()
    if speed >= 300 { page = min((place / length).rounded(.down), (first / length).rounded()) + 1 }
    if speed <= -300 { page = max((place / length).rounded(.up), (first / length).rounded()) - 1 }
    return min(max(page * length, range.lowerBound), range.upperBound)
  }
}
