import Motion

/// One animation on one layer: when it was added, which clock drives it, when it was taken away.
public struct AnimationSpan: Sendable, Hashable {
  /// What runs.
  public var animation: Animation
  /// The index of its clock in `Timeline.clocks`.
  public var clock: Int
  /// Its key on the layer ("position", "position-2", ...).
  public var key: String
  /// When it was added, in seconds.
  public var added: Double
  /// When it was removed on its own, in seconds; infinite while it stays. It also ends with its
  /// clock.
  public var removed: Double
  /// Layer time minus world time where it was added: 0 unless a layer above has its own media
  /// timing.
  public var timeShift: Double
  /// How many spans just before it in the list were over when it was added: a search for open spans
  /// passes over them. 0 is always right, only slower; no part of what happened.
  var skipped: Int32 = 0

  /// A span from its parts.
  public init(
    animation: Animation, clock: Int, key: String, added: Double,
    removed: Double = .infinity, timeShift: Double = 0
  ) {
    self.animation = animation
    self.clock = clock
    self.key = key
    self.added = added
    self.removed = removed
    self.timeShift = timeShift
  }

  public static func == (lhs: AnimationSpan, rhs: AnimationSpan) -> Bool {
    lhs.animation == rhs.animation && lhs.clock == rhs.clock && lhs.key == rhs.key
      && lhs.added == rhs.added && lhs.removed == rhs.removed && lhs.timeShift == rhs.timeShift
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(animation)
    hasher.combine(key)
    hasher.combine(added)
  }
}
