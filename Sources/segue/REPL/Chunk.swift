/// What was typed so far of something that may need several lines.
struct Chunk {
  /// The lines, joined.
  private(set) var text = ""

  /// Whether nothing was typed yet.
  var isEmpty: Bool { text.isEmpty }

  /// Adds a line or a pasted block, which may end in line ends.
  mutating func append(_ block: String) {
    let line = block.lastIndex { !$0.isNewline }.map { block[...$0] } ?? ""
    text = isEmpty ? String(line) : text + "\n" + line
  }
}

extension String {
  /// Whether it has nothing but white space.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
