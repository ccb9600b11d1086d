extension UIColor {
  /// A grey: 0 is black, 1 is white.
  public init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour by hue (0...1 round the circle), saturation and brightness.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func channel(_ shift: CGFloat) -> CGFloat {
      let k = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      let at = k < 0 ? k + 6 : k
      return brightness * (1 - saturation * max(0, min(at, min(4 - at, 1))))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// A colour from whole components, 0...255.
  init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
      alpha: alpha)
  }

  /// A colour from "#rgb", "#rgba", "#rrggbb" or "#rrggbbaa"; nil for anything else.
  public init?(hex: String) {
    let digits = hex.utf8.dropFirst().compactMap { Self.digit($0) }
    guard hex.utf8.first == UInt8(ascii: "#"), digits.count == hex.utf8.count - 1 else {
      return nil
    }
    switch digits.count {
    case 3, 4:
      let parts = digits.map { $0 * 17 }
      self.init(parts[0], parts[1], parts[2], parts.count == 4 ? CGFloat(parts[3]) / 255 : 1)
    case 6, 8:
      let parts = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
      self.init(parts[0], parts[1], parts[2], parts.count == 4 ? CGFloat(parts[3]) / 255 : 1)
    default: return nil
    }
  }

  /// A colour from a name ("red", "systemBlue") or from "#rrggbb" and its like.
  public init?(text: String) {
    guard let color = Self.table[text] ?? UIColor(hex: text) else { return nil }
    self = color
  }

  /// "#rrggbb", or "#rrggbbaa" if it is not opaque; components are brought into 0...1.
  public var hex: String {
    func pair(_ component: CGFloat) -> String {
      let whole = component.isFinite ? Int((min(max(component, 0), 1) * 255).rounded()) : 0
      let text = String(whole, radix: 16)
      return text.utf8.count < 2 ? "0" + text : text
    }
    return "#" + pair(red) + pair(green) + pair(blue) + (alpha < 1 ? pair(alpha) : "")
  }

  /// The name of this colour, if it has one.
  public var name: String? { Self.named.first { $0.color == self }?.name }

  /// The same colour with another opacity, 0...1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  private static let table = Dictionary(
    named.map { ($0.name, $0.color) }, uniquingKeysWith: { first, _ in first })
}
