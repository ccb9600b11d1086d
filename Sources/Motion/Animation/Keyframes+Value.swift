/// Core Animation's rules for keyframes (facts 6.3).
extension Keyframes {
  /// The value at a progress of the whole; nil if there are no keyframes. A progress outside 0...1
  /// (the whole's own curve may leave it) goes on in the first or last segment.
  public func value(at progress: Double) -> LayerValue? {
    if let path, let turning {
      return angle(on: path, at: progress, turning).map { .number($0) }
    }
    if let path { return point(on: path, at: progress).map { .point($0) } }
    guard let last = values.last else { return nil }
    guard values.count > 1 else { return last }
    switch calculationMode {
    case .discrete: return discreteValue(at: progress)
    case .linear, .cubic:
      let place = place(at: progress, segments: values.count - 1)
      return segmentValue(place.segment, place.fraction)
    case .paced, .cubicPaced:
      let place = pacedPlace(at: progress)
      return segmentValue(place.segment, place.fraction)
    }
  }

  /// A segment and how far along it one is.
  public struct Place: Equatable, Sendable {
    /// The index of the segment.
    public var segment: Int
    /// How far along it, 0...1; the curve of the whole may leave that.
    public var fraction: Double
  }

  /// Where a progress lies among segments with the key times, or evenly spaced ones if there are none
  /// or they are not valid; the segment's own curve is applied.
  public func place(at progress: Double, segments: Int) -> Place {
    var place: Place
    if hasValidTimes(count: segments + 1) {
      var segment = 0
      while segment < segments - 1, keyTimes[segment + 1] <= progress { segment += 1 }
      let length = keyTimes[segment + 1] - keyTimes[segment]
      let along = progress - keyTimes[segment]
      place = Place(segment: segment, fraction: length > 0 ? along / length : 1)
    } else {
      let along = progress * Double(segments)
      let segment = along.index(below: segments)
      place = Place(segment: segment, fraction: along - Double(segment))
    }
    if place.segment < timingFunctions.count {
      place.fraction = timingFunctions[place.segment].value(at: place.fraction)
    }
    return place
  }

  /// Whether the key times are usable: as many as needed, from 0 to 1, never descending.
  func hasValidTimes(count: Int) -> Bool {
    guard keyTimes.count == count, keyTimes.first == 0, keyTimes.last == 1 else { return false }
    return zip(keyTimes, keyTimes.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// Each value held until the next; n values have n + 1 key times.
  private func discreteValue(at progress: Double) -> LayerValue {
    let count = values.count
    var index = (progress * Double(count)).index(below: count)
    if hasValidTimes(count: count + 1) {
      index = 0
      while index < count - 1, keyTimes[index + 1] <= progress { index += 1 }
    }
    return values[index]
  }

  /// The value some way along the segment between two keyframes.
  private func segmentValue(_ segment: Int, _ fraction: Double) -> LayerValue {
    let (from, to) = (values[segment], values[segment + 1])
    if calculationMode == .cubic || calculationMode == .cubicPaced,
      let numbers = spline(segment, fraction)
    {
      return to.with(numbers: numbers)
    }
    return LayerValue.interpolate(from, to, fraction)
  }

  /// Where an even pace is after a part of the whole way.
  private func pacedPlace(at progress: Double) -> Place {
    let steps = calculationMode == .cubicPaced ? 64 : 1
    var lengths: [Double] = []
    for segment in 0..<values.count - 1 {
      var previous = values[segment]
      for step in 1...steps {
        let next = segmentValue(segment, Double(step) / Double(steps))
        lengths.append(previous.distance(to: next))
        previous = next
      }
    }
    let place = PacedCourse(lengths: lengths).place(at: progress)
    let whole = (Double(place.segment) + place.fraction) / Double(steps)
    let segment = min(place.segment / steps, values.count - 2)
    return Place(segment: segment, fraction: whole - Double(segment))
  }
}
