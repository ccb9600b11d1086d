/// Whether what moves along an outline turns with it.
public enum CAAnimationRotationMode: String, Hashable, Sendable, Codable, CaseIterable {
  /// Its x axis points along the outline; raw value "auto".
  case rotateAuto = "auto"
  /// Its x axis points back along the outline; raw value "autoReverse".
  case rotateAutoReverse = "autoReverse"
}
