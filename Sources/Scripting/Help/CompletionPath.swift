/// The path that ends at the cursor, taken apart: `view.layer.op` is `view`, `layer` and the
/// beginning `op` of a name after a point.
struct CompletionPath: Equatable {
  /// The complete names before the last separator.
  let names: [String]
  /// The last separator; nil if there is none.
  let separator: Character?
  /// What is there of the last name.
  let beginning: String
  /// Everything before the last name, separator included.
  let prefix: String

  /// The path that ends at byte `offset`; nil if a name cannot stand there.
  init?(_ chunk: String, endingAt offset: Int) {
    let bytes = Array(chunk.utf8.prefix(max(offset, 0)))
    let start = bytes.lastIndex { !Self.isPart($0) }.map { $0 + 1 } ?? 0
    let path = String(decoding: bytes[start...], as: UTF8.self)
    let separator = path.lastIndex { $0 == "." || $0 == ":" }
    let parts = path[..<(separator ?? path.startIndex)].split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "." || $0 == ":" })
    let last = separator.map { path[path.index(after: $0)...] } ?? path[...]
    // A call's result, `f().x`, and a number, `1.5`, are no path.
    if separator != nil, parts.contains(where: \.isEmpty) { return nil }
    if path.first?.isNumber == true { return nil }
    names = separator == nil ? [] : parts.map(String.init)
    self.separator = separator.map { path[$0] }
    beginning = String(last)
    prefix = String(path.dropLast(last.count))
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    (48...58).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
      || byte == 95 || byte == 46
  }
}
