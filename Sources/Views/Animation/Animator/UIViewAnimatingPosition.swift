/// Where animations ended, or shall end.
public enum UIViewAnimatingPosition: Int, Sendable, CaseIterable {
  /// At their end values.
  case end
  /// Back at their start values.
  case start
  /// Somewhere in between.
  case current
}
