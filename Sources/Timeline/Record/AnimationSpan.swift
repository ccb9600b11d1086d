import Motion

/// One animation on one layer: when it was added, which clock drives it, when it was taken away.
public struct AnimationSpan: Sendable, Hashable, Codable {
  /// What runs.
  public var animation: Animation
  /// The index of its clock in `Timeline.clocks`.
  public var clock: Int
  /// Its key on the layer ("position", "position-2", ...).
  public var key: String
  /// When it was added, in seconds.
  public var added: Double
  /// When it was removed on its own, in seconds; infinite while it stays. It also ends with its clock.
  public var removed: Double
  /// Layer time minus world time where it was added: 0 unless a layer above has its own media timing.
  public var timeShift: Double

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
}
