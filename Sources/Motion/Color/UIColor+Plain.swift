extension UIColor {
  /// Plain black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Plain dark gray.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Plain light gray.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// Plain white.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Plain gray.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Plain red.
  public static let red = UIColor(255, 0, 0)
  /// Plain green.
  public static let green = UIColor(0, 255, 0)
  /// Plain blue.
  public static let blue = UIColor(0, 0, 255)
  /// Plain cyan.
  public static let cyan = UIColor(0, 255, 255)
  /// Plain yellow.
  public static let yellow = UIColor(255, 255, 0)
  /// Plain magenta.
  public static let magenta = UIColor(255, 0, 255)
  /// Plain orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Plain purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Plain brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}
