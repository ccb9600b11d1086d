extension Character {
  /// How many terminal cells it takes: 2 for East Asian wide characters and emoji, 0 for control
  /// characters, else 1.
  var cells: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    let value = scalar.value
    if value < 0x20 || (0x7F..<0xA0).contains(value) { return 0 }
    if value < 0x1100 { return unicodeScalars.contains("\u{FE0F}") ? 2 : 1 }
    if scalar.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
    return Self.wide.contains { $0.contains(value) } ? 2 : 1
  }

  /// The ranges of Unicode's East Asian Width W and F.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1B000...0x1B2FF, 0x1F300...0x1F64F, 0x1F900...0x1F9FF,
    0x20000...0x3FFFD,
  ]
}

extension String {
  /// How many terminal cells it takes.
  var cells: Int {
    utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? utf8.count : reduce(0) { $0 + $1.cells }
  }

  /// Cut to some cells, with `~` for what is gone.
  func cut(to width: Int) -> String {
    guard cells > width else { return self }
    guard width > 0 else { return "" }
    var kept = ""
    var used = 1
    for character in self {
      used += character.cells
      if used > width { break }
      kept.append(character)
    }
    return kept + "~"
  }

  /// Cut or filled with spaces on the right to some cells.
  func leading(_ width: Int) -> String {
    let text = cut(to: width)
    return text + String(repeating: " ", count: max(0, width - text.cells))
  }

  /// Filled with spaces on the left to some cells.
  func trailing(_ width: Int) -> String {
    String(repeating: " ", count: max(0, width - cells)) + self
  }

  /// Without spaces at the end.
  var trimmedEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
