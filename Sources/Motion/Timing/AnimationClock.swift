/// How the time of a group of animations (one block, one animator, one driven transition) follows the
/// world's time: a list of segments, each in force from its time on. Retiming only ever appends.
public struct AnimationClock: Hashable, Sendable, Codable {
  /// How local time goes within one segment.
  public enum Motion: Hashable, Sendable, Codable {
    /// From a local time at the start, at a rate (1 forwards, -1 backwards).
    case running(local: Double, rate: Double)
    /// Standing still.
    case held(local: Double)
    /// From one local time to another in some seconds along a curve, then standing still.
    case eased(from: Double, to: Double, duration: Double, curve: CAMediaTimingFunction)
    /// From one local time to another on a spring, then standing still at the other: it may swing past.
    case sprung(from: Double, to: Double, duration: Double, spring: Spring)
  }

  /// Whether the animations' own curves apply.
  public enum Pace: String, Hashable, Sendable, Codable {
    /// Each animation's own pacing.
    case own
    /// Progress is the fraction of the duration: scrubbing.
    case linear
    /// As `linear`, and beyond the ends where local time goes there: a spring that swings past.
    case beyond
  }

  /// One stretch of the mapping.
  public struct Segment: Hashable, Sendable, Codable {
    /// The world's time from which it holds, in seconds.
    public var start: Double
    /// How local time goes.
    public var motion: Motion
    /// Whether the animations' own curves apply.
    public var pace: Pace

    /// A segment from its parts.
    public init(start: Double, motion: Motion, pace: Pace = .own) {
      self.start = start
      self.motion = motion
      self.pace = pace
    }
  }

  /// The segments, by start.
  public private(set) var segments: [Segment]

  /// A clock that runs from local time 0 at `start`, at rate 1.
  public init(start: Double) {
    segments = [Segment(start: start, motion: .running(local: 0, rate: 1))]
  }

  /// A clock from its segments, by start; there must be one at least.
  public init(segments: [Segment]) {
    precondition(!segments.isEmpty, "A clock needs a segment")
    self.segments = segments
  }

  /// Reads a clock; one without segments is no clock.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    segments = try container.decode([Segment].self, forKey: .segments)
    guard !segments.isEmpty else {
      throw DecodingError.dataCorruptedError(
        forKey: .segments, in: container, debugDescription: "A clock needs a segment")
    }
  }

  /// Lets another segment hold from its start on; segments that would begin at the same time or later
  /// give way.
  public mutating func append(_ segment: Segment) {
    while segments.count > 1, let last = segments.last, last.start >= segment.start {
      segments.removeLast()
    }
    if let only = segments.last, only.start >= segment.start { segments.removeLast() }
    segments.append(segment)
  }
}
