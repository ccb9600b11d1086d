import Timeline

/// The frames to show, by time. A stretch of ticks takes no memory, however long it is.
public struct FrameTicks: RandomAccessCollection, Sendable {
  private enum Source: Sendable {
    case times([FrameTick])
    case ticks(first: Int, rate: Double)
  }

  private let source: Source
  public let startIndex = 0
  public let endIndex: Int

  /// The ticks of a rate from the first to the last, both included; none if the last comes first.
  init(from first: Int, through last: Int, rate: Double) {
    source = .ticks(first: first, rate: rate)
    endIndex = Swift.max(0, last - first + 1)
  }

  /// Frames at single times, in order.
  init(_ times: [FrameTick]) {
    source = .times(times)
    endIndex = times.count
  }

  public subscript(position: Int) -> FrameTick {
    switch source {
    case .times(let times): times[position]
    case .ticks(let first, let rate):
      FrameTick(index: first + position, time: Double(first + position) / rate)
    }
  }
}
