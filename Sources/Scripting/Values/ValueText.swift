import Motion

/// Values as scripts write them: `CGRect(12, 47, 177, 177)`.
enum ValueText {
  /// The constructor's call with its numbers; up to 6 decimals, whole numbers without any.
  static func call(_ name: String, _ numbers: [Double]) -> String {
    "\(name)(\(numbers.map(number).joined(separator: ", ")))"
  }

  /// A number of up to 6 decimals; whole numbers without any.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 1e6).rounded() / 1e6
    let shown = abs(value) < 1e9 ? rounded : value
    return shown == shown.rounded() && abs(shown) < 1e15 ? "\(Int(shown))" : "\(shown)"
  }
}
