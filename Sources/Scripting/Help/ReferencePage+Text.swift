extension ReferencePage {
  /// The page for a terminal of 80 columns:
  /// ```
  /// UIWindow < UIView < UIResponder < NSObject
  /// The top of a view tree.
  ///
  /// Properties
  ///   rootViewController: UIViewController
  ///                               The controller whose view fills the window; setting it shows
  ///                               it.
  /// ```
  public var text: String {
    var lines = [title]
    if !doc.isEmpty { lines += Self.wrapped(doc, to: 80) }
    for section in sections { lines += ["", section.title] + section.rows.flatMap(Self.lines) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Where the right column begins.
  private static let column = 30

  private static func lines(of row: Row) -> [String] {
    if row.doc.isEmpty { return wrapped(row.text, to: 78).map { "  " + $0 } }
    var left = wrapped(row.text, to: 76).enumerated().map { ($0 == 0 ? "  " : "    ") + $1 }
    var right = wrapped(row.doc, to: 80 - column)
    if left.count == 1, left[0].count + 2 <= column {
      let space = String(repeating: " ", count: column - left[0].count)
      left[0] += space + right.removeFirst()
    }
    return left + right.map { String(repeating: " ", count: column) + $0 }
  }

  /// Breaks at spaces; a word that is too long has a line of its own.
  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
