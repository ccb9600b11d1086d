import Timeline

/// Something to look at once the clock has passed a time.
struct Watch {
  /// When, in seconds.
  let time: Double
  /// The look; it records at most.
  let look: () -> Void
}

extension World {
  /// Looks at something when the clock passes a time some seconds from now. It is no work: the clock
  /// does not go there for its sake, and the look must change nothing.
  public func watch(after seconds: Double, _ look: @escaping () -> Void) {
    let watch = Watch(time: now + seconds, look: look)
    let index = watches.firstIndex { $0.time > watch.time } ?? watches.count
    watches.insert(watch, at: index)
  }

  /// Does what was to be looked at up to a time, each at its own.
  func lookAtWatches(until time: Double) {
    while let watch = watches.first, !Time.isBefore(time, watch.time) {
      watches.removeFirst()
      let present = now
      now = max(now, watch.time)
      watch.look()
      now = present
    }
  }
}
