extension UIColor {
  /// The system's red, in its light appearance.
  public static let systemRed = UIColor(255, 59, 48)
  /// The system's green, in its light appearance.
  public static let systemGreen = UIColor(52, 199, 89)
  /// The system's blue, in its light appearance.
  public static let systemBlue = UIColor(0, 122, 255)
  /// The system's orange, in its light appearance.
  public static let systemOrange = UIColor(255, 149, 0)
  /// The system's yellow, in its light appearance.
  public static let systemYellow = UIColor(255, 204, 0)
  /// The system's pink, in its light appearance.
  public static let systemPink = UIColor(255, 45, 85)
  /// The system's purple, in its light appearance.
  public static let systemPurple = UIColor(175, 82, 222)
  /// The system's teal, in its light appearance.
  public static let systemTeal = UIColor(48, 176, 199)
  /// The system's indigo, in its light appearance.
  public static let systemIndigo = UIColor(88, 86, 214)
  /// The system's brown, in its light appearance.
  public static let systemBrown = UIColor(162, 132, 94)
  /// The system's mint, in its light appearance.
  public static let systemMint = UIColor(0, 199, 190)
  /// The system's cyan, in its light appearance.
  public static let systemCyan = UIColor(50, 173, 230)
  /// The system's gray, in its light appearance.
  public static let systemGray = UIColor(142, 142, 147)
  /// The system's gray 2, in its light appearance.
  public static let systemGray2 = UIColor(174, 174, 178)
  /// The system's gray 3, in its light appearance.
  public static let systemGray3 = UIColor(199, 199, 204)
  /// The system's gray 4, in its light appearance.
  public static let systemGray4 = UIColor(209, 209, 214)
  /// The system's gray 5, in its light appearance.
  public static let systemGray5 = UIColor(229, 229, 234)
  /// The system's gray 6, in its light appearance.
  public static let systemGray6 = UIColor(242, 242, 247)
}
