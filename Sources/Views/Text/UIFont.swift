import Motion

/// A font: a size and a weight; widths come from a fixed table. (decision V9)
public struct UIFont: Hashable, Sendable {
  /// How heavy a font is.
  public enum Weight: String, Sendable, Hashable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// Whether the bold table applies.
    var isBold: Bool { [.semibold, .bold, .heavy, .black].contains(self) }
  }

  /// The size, in points.
  public let pointSize: CGFloat
  /// How heavy it is.
  public let weight: Weight

  /// The system's font.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  /// The system's font, bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The distance between lines, in points.
  public var lineHeight: CGFloat { 1.193359375 * pointSize }

  /// The width of a line of text, in points.
  public func width(of text: String) -> CGFloat {
    var total = 0
    for character in text { total += advance(of: character) }
    return CGFloat(total) * pointSize / 1000
  }

  /// The width of a character, in 1/1000 em.
  private func advance(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    let table = weight.isBold ? HelveticaAdvances.bold : HelveticaAdvances.regular
    if let width = table[scalar.value] { return width }
    return scalar.isWide ? HelveticaAdvances.wide : HelveticaAdvances.other
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is East Asian wide.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
