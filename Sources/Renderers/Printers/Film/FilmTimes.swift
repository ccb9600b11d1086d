import Timeline

/// Chooses the frames of a film: about five of each stretch in which something moves.
struct FilmTimes {
  private let timeline: Timeline
  private let options: RenderOptions

  /// The choice for some options.
  init(_ timeline: Timeline, _ options: RenderOptions) {
    self.timeline = timeline
    self.options = options
  }

  /// The frames, at most `count` in a strip.
  func strips(of count: Int) -> [[FrameTick]] {
    if !options.at.isEmpty { return Self.rows(timeline.ticks(options), count) }
    let ticks = timeline.ticks(options)
    guard let first = ticks.first, let last = ticks.last else { return [] }
    let strips = stretches(from: first.time, to: last.time).map { stretch in
      let first = ticks.partitioningIndex { !Time.isBefore($0.time, stretch.lowerBound) }
      let end = ticks.partitioningIndex { Time.isBefore(stretch.upperBound, $0.time) }
      return Self.choose(count, from: ticks[first..<max(first, end)])
    }
    return strips.isEmpty ? [Self.choose(count, from: ticks[...])] : strips.filter { !$0.isEmpty }
  }

  /// The times at which animations ran, from the frame before to the frame after; those that
  /// overlap or follow at once are one.
  private func stretches(from first: Double, to last: Double) -> [ClosedRange<Double>] {
    let frame = 1 / timeline.fps(options)
    let busy = timeline.clocks.compactMap { record -> ClosedRange<Double>? in
      guard let record, let start = record.clock.segments.first?.start else { return nil }
      let (from, to) = (max(first, start), min(last, record.ended))
      return from < to ? from...to : nil
    }
    var merged: [ClosedRange<Double>] = []
    for range in busy.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let before = merged.last, range.lowerBound < before.upperBound + frame / 2 {
        merged[merged.count - 1] = before.lowerBound...max(before.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged.map { range in
      let from = (range.lowerBound / frame + 1e-6).rounded(.down) * frame
      let to = ((range.upperBound / frame + 1e-6).rounded(.down) + 1) * frame
      return max(first, from)...min(last, to)
    }
  }

  /// Evenly spread, the first and the last among them.
  private static func choose(_ count: Int, from ticks: Slice<FrameTicks>) -> [FrameTick] {
    guard ticks.count > count, count > 1 else { return Array(ticks.prefix(count)) }
    return (0..<count).map { index in
      ticks[ticks.startIndex + (index * (ticks.count - 1) + (count - 1) / 2) / (count - 1)]
    }
  }

  private static func rows(_ ticks: FrameTicks, _ count: Int) -> [[FrameTick]] {
    stride(from: 0, to: ticks.count, by: count).map { start in
      Array(ticks[start..<min(start + count, ticks.count)])
    }
  }
}
