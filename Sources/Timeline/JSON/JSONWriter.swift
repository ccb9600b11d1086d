/// Writes JSON piece by piece, without white space, in the order it is told.
///
///     {"name":"photo","frame":[0,227,390,390],"alpha":0.8}
public struct JSONWriter: ~Copyable {
  private var bytes: [UInt8] = []
  private var needsComma = false

  /// Nothing written yet.
  public init() {}

  /// How many bytes wait to be taken.
  public var count: Int { bytes.count }

  /// What was written since the last call, as text.
  public mutating func take() -> String {
    defer { bytes.removeAll(keepingCapacity: true) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What was written since the last call, as UTF-8.
  public mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Writes an object whose members `content` writes.
  public mutating func object(_ content: (inout JSONWriter) -> Void) {
    begin("{")
    content(&self)
    end("}")
  }

  /// Writes a list whose elements `content` writes.
  public mutating func array(_ content: (inout JSONWriter) -> Void) {
    begin("[")
    content(&self)
    end("]")
  }

  /// Opens an object or list: `{` or `[`.
  public mutating func begin(_ bracket: Character) {
    separate()
    bytes.append(contentsOf: bracket.utf8)
    needsComma = false
  }

  /// Closes an object or list: `}` or `]`.
  public mutating func end(_ bracket: Character) {
    bytes.append(contentsOf: bracket.utf8)
    needsComma = true
  }

  /// Writes the key of the value to come.
  public mutating func key(_ key: String) {
    string(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a text.
  public mutating func string(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 { escape(byte) }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  /// Writes a number so that reading gives the same `Double`; those JSON lacks as a text.
  public mutating func number(_ number: Double) {
    guard number.isFinite else {
      return string(number.isNaN ? "nan" : number < 0 ? "-infinity" : "infinity")
    }
    separate()
    bytes.append(contentsOf: number.shortText.utf8)
    needsComma = true
  }

  /// Writes a whole number.
  public mutating func number(_ number: Int) {
    separate()
    bytes.append(contentsOf: String(number).utf8)
    needsComma = true
  }

  /// Writes numbers as a list.
  public mutating func numbers(_ numbers: Double...) {
    array { for number in numbers { $0.number(number) } }
  }

  /// Writes true or false.
  public mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

  /// Writes null.
  public mutating func null() { literal("null") }

  /// Ends a line, between records.
  public mutating func newline() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  private mutating func literal(_ word: String) {
    separate()
    bytes.append(contentsOf: word.utf8)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): bytes.append(contentsOf: "\\\"".utf8)
    case UInt8(ascii: "\\"): bytes.append(contentsOf: "\\\\".utf8)
    case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
    case UInt8(ascii: "\t"): bytes.append(contentsOf: "\\t".utf8)
    case 0..<0x20:
      let digits = String(byte, radix: 16)
      bytes.append(contentsOf: (byte < 0x10 ? "\\u000" : "\\u00").utf8)
      bytes.append(contentsOf: digits.utf8)
    default: bytes.append(byte)
    }
  }
}
