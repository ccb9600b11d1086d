/// Where an animator is in its life.
public enum UIViewAnimatingState: Int, Sendable, CaseIterable {
  /// Not begun, or over.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, and not finished yet.
  case stopped
}
