extension UIColor {
  /// The system's colour for the role "label", in its light appearance.
  public static let label = UIColor(0, 0, 0)
  /// The system's colour for the role "secondary label", in its light appearance.
  public static let secondaryLabel = UIColor(60, 60, 67, 0.6)
  /// The system's colour for the role "tertiary label", in its light appearance.
  public static let tertiaryLabel = UIColor(60, 60, 67, 0.3)
  /// The system's colour for the role "quaternary label", in its light appearance.
  public static let quaternaryLabel = UIColor(60, 60, 67, 0.18)
  /// The system's colour for the role "placeholder text", in its light appearance.
  public static let placeholderText = UIColor(60, 60, 67, 0.3)
  /// The system's colour for the role "link", in its light appearance.
  public static let link = UIColor(0, 122, 255)
  /// The system's colour for the role "tint color", in its light appearance.
  public static let tintColor = UIColor(0, 122, 255)
  /// The system's colour for the role "separator", in its light appearance.
  public static let separator = UIColor(60, 60, 67, 0.29)
  /// The system's colour for the role "opaque separator", in its light appearance.
  public static let opaqueSeparator = UIColor(198, 198, 200)
  /// The system's colour for the role "system background", in its light appearance.
  public static let systemBackground = UIColor(255, 255, 255)
  /// The system's colour for the role "secondary system background", in its light appearance.
  public static let secondarySystemBackground = UIColor(242, 242, 247)
  /// The system's colour for the role "tertiary system background", in its light appearance.
  public static let tertiarySystemBackground = UIColor(255, 255, 255)
  /// The system's colour for the role "system grouped background", in its light appearance.
  public static let systemGroupedBackground = UIColor(242, 242, 247)
  /// The system's colour for the role "secondary system grouped background", in its light appearance.
  public static let secondarySystemGroupedBackground = UIColor(255, 255, 255)
  /// The system's colour for the role "tertiary system grouped background", in its light appearance.
  public static let tertiarySystemGroupedBackground = UIColor(242, 242, 247)
  /// The system's colour for the role "system fill", in its light appearance.
  public static let systemFill = UIColor(120, 120, 128, 0.2)
  /// The system's colour for the role "secondary system fill", in its light appearance.
  public static let secondarySystemFill = UIColor(120, 120, 128, 0.16)
  /// The system's colour for the role "tertiary system fill", in its light appearance.
  public static let tertiarySystemFill = UIColor(118, 118, 128, 0.12)
  /// The system's colour for the role "quaternary system fill", in its light appearance.
  public static let quaternarySystemFill = UIColor(116, 116, 128, 0.08)
  /// The system's colour for the role "dark text", in its light appearance.
  public static let darkText = UIColor(0, 0, 0)
  /// The system's colour for the role "light text", in its light appearance.
  public static let lightText = UIColor(255, 255, 255, 0.6)
}
