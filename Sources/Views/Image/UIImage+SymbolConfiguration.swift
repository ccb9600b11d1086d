import Motion

extension UIImage {
  /// How large against its point size a symbol is.
  public enum SymbolScale: Int, Sendable, CaseIterable {
    case `default` = -1
    case small = 1
    case medium = 2
    case large = 3

    /// How many times as wide as in medium: 1.5 for large (decision V21), 0.8 for small (chosen).
    var factor: CGFloat {
      switch self {
      case .default, .medium: 1
      case .small: 0.8
      case .large: 1.5
      }
    }
  }

  /// How a symbol is drawn: its size, weight and scale.
  public struct SymbolConfiguration: Hashable, Sendable {
    /// The size, in points.
    public let pointSize: CGFloat
    /// How heavy it is; the size does not depend on it.
    public let weight: UIFont.Weight
    /// How large against the point size.
    public let scale: SymbolScale

    /// A configuration from its parts.
    public init(
      pointSize: CGFloat = 17, weight: UIFont.Weight = .regular, scale: SymbolScale = .default
    ) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
    }
  }
}
