import Timeline

extension Timeline {
  /// The rate at which frames are shown.
  func fps(_ options: RenderOptions) -> Double {
    if let chosen = options.fps, chosen > 0, chosen.isFinite { chosen } else { fps }
  }

  /// The frames that are shown, by time: the ticks in the range, or the times asked for.
  public func ticks(_ options: RenderOptions) -> FrameTicks {
    let rate = fps(options)
    if !options.at.isEmpty {
      return FrameTicks(
        options.at.sorted().map { time in
          let index = (time * rate).rounded()
          let isTick = Time.isSame(index / rate, time) && abs(index) < Double(1 << 53)
          return FrameTick(index: isTick ? Int(index) : nil, time: time)
        })
    }
    let last = frameCount(fps: rate) - 1
    let start = max(options.from ?? 0, horizon)
    let first = Int(min(max((start * rate - 1e-6).rounded(.up), 0), Double(last + 1)))
    let end = options.to.map { min(Double(last), ($0 * rate + 1e-6).rounded(.down)) }
    return FrameTicks(from: first, through: Int(max(end ?? Double(last), -1)), rate: rate)
  }

  /// The events in the range, with their places in `events`; found by search.
  func events(_ options: RenderOptions) -> ArraySlice<Event> {
    let from = options.from ?? -.infinity
    let to = options.to ?? .infinity
    let start = events.partitioningIndex { !Time.isBefore($0.time, from) }
    let end = events.partitioningIndex { Time.isBefore(to, $0.time) }
    return start < end ? events[start..<end] : []
  }

  /// The views of a frame that are shown.
  func rows(_ frame: FrameSample, _ options: RenderOptions) -> [FrameRow] {
    guard let glob = options.views else { return frame.rows }
    return frame.rows.filter { glob.matches(name(of: $0.layer)) }
  }

  /// The name of a layer in output.
  func name(of layer: Int) -> String {
    layers.indices.contains(layer) ? layers[layer]?.name ?? "" : ""
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index whose element satisfies a condition that all later ones satisfy.
  func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
