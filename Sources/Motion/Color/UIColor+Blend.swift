extension UIColor {
  /// Part of the way from one colour to another, component by component, not premultiplied (V18);
  /// nil counts as clear, as UIKit treats a missing background.
  public static func mix(_ from: UIColor?, _ to: UIColor?, _ fraction: Double) -> UIColor? {
    if fraction == 0 { return from }
    if fraction == 1 { return to }
    guard from != nil || to != nil else { return nil }
    let a = from ?? .clear
    let b = to ?? .clear
    return UIColor(
      red: a.red.mixed(with: b.red, fraction), green: a.green.mixed(with: b.green, fraction),
      blue: a.blue.mixed(with: b.blue, fraction), alpha: a.alpha.mixed(with: b.alpha, fraction))
  }

  /// Component-wise sum, for additive animations; components may leave 0...1.
  public func adding(_ other: UIColor) -> UIColor {
    UIColor(
      red: red + other.red, green: green + other.green, blue: blue + other.blue,
      alpha: alpha + other.alpha)
  }

  /// Every component times a factor, for additive animations.
  public func scaled(by factor: Double) -> UIColor {
    UIColor(
      red: red * factor, green: green * factor, blue: blue * factor, alpha: alpha * factor)
  }

  /// Nothing: black without opacity.
  public static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
}
