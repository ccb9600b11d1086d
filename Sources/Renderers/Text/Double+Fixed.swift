extension Double {
  /// The number with a fixed count of decimals, never in another notation below 1e15, never "-0.0".
  /// An exact tie is rounded away from zero: `(0.25).fixed(1)` is "0.3".
  public func fixed(_ decimals: Int) -> String {
    let power = Self.powers[min(max(decimals, 0), Self.powers.count - 1)]
    let size = magnitude
    guard size < 1e15 else {
      return isFinite ? description : isNaN ? "nan" : sign == .minus ? "-inf" : "inf"
    }
    let whole = size.rounded(.down)
    let scaled = (size - whole) * power
    // The product is rounded; its exact distance from the number below decides.
    let below = scaled.rounded(.down)
    let rest = (-below).addingProduct(size - whole, power)
    var digits = Int(below) + (rest >= 0.5 ? 1 : 0)
    var integer = Int(whole)
    if digits >= Int(power) { (digits, integer) = (0, integer + 1) }
    let sign = self < 0 && (digits > 0 || integer > 0) ? "-" : ""
    guard decimals > 0 else { return sign + String(integer) }
    let tail = String(digits)
    let zeros = String(repeating: "0", count: max(0, decimals - tail.utf8.count))
    return sign + String(integer) + "." + zeros + tail
  }

  private static let powers: [Double] = [1, 10, 100, 1000, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]
}
