import Motion

/// Keyframes that share clock, timing and key times: which two the values lie between is found once
/// a frame.
struct CourseGroup: Sendable {
  /// What makes keyframes share.
  struct Key: Hashable {
    let group: Int
    let count: Int
    let keyTimes: [Double]
    let timingFunctions: [CAMediaTimingFunction]
  }

  /// A place in the columns and where its numbers begin.
  struct Course: Sendable {
    var place: Int
    var first: Int
  }

  /// The index of the animations' clock and timing.
  let group: Int
  /// Key times and curves; its values do not matter.
  let frames: Keyframes
  /// How many stretches there are.
  let segments: Int
  private var courses: [Course] = []
  private var numbers: [Double] = []

  /// Keyframes like these, in a group of animations.
  init(_ frames: Keyframes, group: Int) {
    self.group = group
    self.frames = frames
    segments = frames.values.count - 1
  }

  /// Lets a place in the columns run through numbers.
  mutating func add(_ numbers: [Double], at place: Int) {
    courses.append(Course(place: place, first: self.numbers.count))
    self.numbers += numbers
  }

  /// Which two keyframes the values lie between.
  func place(_ standing: CurveGroup.Standing) -> Keyframes.Place? {
    standing.isShown ? frames.place(at: standing.progress, segments: segments) : nil
  }

  /// Fills the places of the columns; what does not show is `base`.
  func evaluate(
    _ place: Keyframes.Place?, base: UnsafePointer<Double>,
    into values: UnsafeMutablePointer<Double>
  ) {
    guard let place else {
      for course in courses { values[course.place] = base[course.place] }
      return
    }
    let (segment, fraction) = (place.segment, place.fraction)
    numbers.withUnsafeBufferPointer { numbers in
      courses.withUnsafeBufferPointer { courses in
        for course in courses {
          let index = course.first + segment
          values[course.place] = numbers[index].mixed(with: numbers[index + 1], fraction)
        }
      }
    }
  }
}
