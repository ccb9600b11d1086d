import Motion

/// Samples many frames of one timeline quickly. Between two changes of the record the tree and all
/// constants stand still: they are put into flat arrays once, and a frame is a loop over them with
/// one evaluation for each clock and curve. It answers exactly as `Timeline.frame(at:)` does.
///
///     var sampler = FrameSampler(timeline)
///     for frame in 0..<timeline.frameCount(fps: 60) {
///       sampler.seek(to: Moment(Double(frame) / 60))
///       use(sampler.frame.rects)
///     }
public struct FrameSampler: Sendable {
  /// What is on screen at the moment last sought.
  public private(set) var frame = FlatFrame()

  private let timeline: Timeline
  /// The times at which something changes, ascending.
  private let changes: [Double]
  private var compiled: CompiledFrame?
  /// The number of changes that the compiled frame has seen.
  private var seen = -1

  /// A sampler of a timeline as it is now.
  public init(_ timeline: Timeline) {
    self.timeline = timeline
    changes = timeline.changeTimes
  }

  /// Finds what is on screen at a moment; the order of moments is free.
  public mutating func seek(to moment: Moment) {
    let seen = changes.partition { moment.sees($0) }
    if seen != self.seen || compiled == nil {
      compiled = CompiledFrame(timeline, moment, into: &frame)
      self.seen = seen
    }
    compiled?.evaluate(timeline, moment, into: &frame)
  }
}
