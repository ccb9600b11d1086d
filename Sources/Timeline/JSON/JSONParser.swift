/// Reads JSON as RFC 8259 has it, and says where it is damaged.
struct JSONParser {
  /// Values inside values deeper than this are refused, so that no text can exhaust the stack.
  static let maximumDepth = 200

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// The value that a text holds.
  static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSON {
    var parser = JSONParser(bytes: bytes)
    let value = try parser.value()
    parser.skipSpace()
    guard parser.position == bytes.count else {
      throw parser.error("unexpected text after the end")
    }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func value() throws(JSONError) -> JSON {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try nested { (it) throws(JSONError) in try it.object() }
    case UInt8(ascii: "["): return try nested { (it) throws(JSONError) in try it.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case nil: throw error("the text ends in the middle of a value")
    default: return .number(try number())
    }
  }

  private mutating func nested(_ read: (inout JSONParser) throws(JSONError) -> JSON)
    throws(JSONError) -> JSON
  {
    depth += 1
    guard depth <= Self.maximumDepth else { throw error("nested too deeply") }
    position += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(JSONError) -> JSON {
    var members: [JSON.Member] = []
    skipSpace()
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw error("expected a key in quotes") }
      let key = try string()
      skipSpace()
      guard take(":") else { throw error("expected ':' after the key \"\(key)\"") }
      members.append(JSON.Member(key, try value()))
      skipSpace()
    } while take(",")
    guard take("}") else { throw error("expected ',' or '}'") }
    return .object(members)
  }

  private mutating func array() throws(JSONError) -> JSON {
    var elements: [JSON] = []
    skipSpace()
    if take("]") { return .array(elements) }
    repeat {
      elements.append(try value())
      skipSpace()
    } while take(",")
    guard take("]") else { throw error("expected ',' or ']'") }
    return .array(elements)
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(JSONError) -> JSON {
    for index in 0..<word.utf8CodeUnitCount {
      guard next == word.utf8Start[index] else { throw error("expected \(word)") }
      position += 1
    }
    return value
  }

  private mutating func number() throws(JSONError) -> Double {
    let start = position
    while let byte = next, Self.isNumeral(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard start < position, text.first != "+", let number = Double(text) else {
      position = start
      throw error("expected a value")
    }
    return number
  }

  private static func isNumeral(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }
}

extension JSONParser {
  private mutating func string() throws(JSONError) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text.append(contentsOf: String(try escaped()).utf8)
      case 0..<0x20:
        position -= 1
        throw error("a line ends inside a text")
      default: text.append(byte)
      }
    }
    throw error("the text ends inside a string")
  }

  private mutating func escaped() throws(JSONError) -> Unicode.Scalar {
    guard let byte = next else { throw error("the text ends inside a string") }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"): return try unicode()
    default: throw error("an unknown escape in a string")
    }
  }

  private mutating func unicode() throws(JSONError) -> Unicode.Scalar {
    let high = try hexadecimal()
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard (0xD800..<0xDC00).contains(high), take("\\"), take("u") else { return "\u{FFFD}" }
    let low = try hexadecimal()
    guard (0xDC00..<0xE000).contains(low) else { return "\u{FFFD}" }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt32 {
    let end = min(position + 4, bytes.count)
    let digits = String(decoding: bytes[position..<end], as: UTF8.self)
    guard digits.utf8.count == 4, let number = UInt32(digits, radix: 16) else {
      throw error("expected four hexadecimal digits")
    }
    position = end
    return number
  }

  private func error(_ message: String) -> JSONError {
    let before = bytes.prefix(position)
    let line = before.count { $0 == 0x0A } + 1
    let column = position - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
    return JSONError(message, at: "line \(line), column \(column)")
  }
}
