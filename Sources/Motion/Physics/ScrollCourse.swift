/// Where the content of a scroll view goes along one axis by itself: closed forms, one after another.
///
/// ```
/// let course = ScrollCourse(coastingFrom: 0, velocity: 1500, in: 0...5000, pixel: 1 / 3)
/// course.position(at: 1)      // in points, 1 s after the finger has left
/// course.duration             // 2.503 s
/// course.rest                 // 743.667: 743.5 on the pixel grid
/// ```
public struct ScrollCourse: Hashable, Sendable {
  /// One closed form.
  public struct Stretch: Hashable, Sendable {
    /// When it begins, in seconds of the course.
    public var start: Double
    /// How long it takes, in seconds.
    public var duration: Double
    /// Where it begins, in points.
    public var from: Double
    /// Where its progress is 1, in points: its end, or the farthest point of a swing.
    public var to: Double
    /// How it goes from one to the other.
    public var pacing: Pacing

    /// A stretch from its parts.
    public init(
      start: Double = 0, duration: Double, from: Double, to: Double, pacing: Pacing
    ) {
      self.start = start
      self.duration = duration
      self.from = from
      self.to = to
      self.pacing = pacing
    }

    /// When it is over, in seconds of the course.
    public var end: Double { start + duration }

    /// Where content is at a time of the course, in points.
    func position(at time: Double) -> Double {
      guard duration > 0 else { return to }
      let fraction = min(max((time - start) / duration, 0), 1)
      return from + (to - from) * pacing.progress(at: fraction, of: duration)
    }
  }

  /// The closed forms, in order, without gaps.
  public internal(set) var stretches: [Stretch] = []
  /// Where it comes to rest, in points.
  public internal(set) var rest: Double

  /// Content that stays where it is.
  public init(restingAt rest: Double) { self.rest = rest }

  /// How long it takes, in seconds; 0 stays where it is.
  public var duration: Double { stretches.last?.end ?? 0 }

  /// Where content is at a time of the course, in points.
  public func position(at time: Double) -> Double {
    guard time < duration - 1e-9, let stretch = stretches.last(where: { $0.start <= time })
    else { return stretches.isEmpty || time >= 0 ? rest : stretches[0].from }
    return stretch.position(at: time)
  }

  /// How fast content goes at a time of the course, in points a second.
  public func velocity(at time: Double) -> Double {
    guard time < duration - 1e-9 else { return 0 }
    let step = 1e-6
    return (position(at: time + step) - position(at: time)) / step
  }

  /// The same course some points further on.
  public func moved(by distance: Double) -> ScrollCourse {
    var course = self
    course.rest += distance
    for index in course.stretches.indices {
      course.stretches[index].from += distance
      course.stretches[index].to += distance
    }
    return course
  }
}
