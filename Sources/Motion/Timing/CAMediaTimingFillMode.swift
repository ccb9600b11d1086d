/// What an animation shows before and after its active time.
public enum CAMediaTimingFillMode: String, Hashable, Sendable, Codable, CaseIterable {
  /// Nothing.
  case removed
  /// Its end, after.
  case forwards
  /// Its beginning, before.
  case backwards
  /// Both.
  case both
}
