import Motion

/// A device that can be imitated: its screen, portrait and landscape.
public struct Device: Sendable {
  /// The names of the models that share these numbers.
  public let names: [String]
  /// The size in portrait, in points.
  public let size: CGSize
  /// Pixels to a point.
  public let scale: Double
  /// The safe area in portrait, in points.
  public let safeArea: UIEdgeInsets
  /// The safe area in landscape, in points; nil if nobody has measured it.
  public let landscape: UIEdgeInsets?

  /// The device of a model's name.
  public static func named(_ name: String) -> Device? {
    all.first { $0.names.contains(name) }
  }
}
