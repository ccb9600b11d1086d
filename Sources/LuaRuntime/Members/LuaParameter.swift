/// One parameter of a method, written as in Swift: `"_ view: UIView"`, `"animated"`,
/// `"to level: number = 1"`.
public struct LuaParameter: Sendable, Equatable, ExpressibleByStringLiteral {
  /// The label, the key in the trailing table; nil for a positional parameter.
  public let label: String?
  /// What it is called in signatures.
  public let name: String
  /// The name of its type, if it is known.
  public internal(set) var type: String?
  /// Whether it may be left out.
  public internal(set) var isOptional: Bool
  /// The text of its default value.
  public let defaultText: String?
  /// Whether it takes a plain table.
  var acceptsTable: Bool

  /// Reads the declaration.
  public init(_ text: String) {
    var rest = text[...]
    if let equals = rest.firstIndex(of: "=") {
      defaultText = LuaParameter.trimmed(rest[rest.index(after: equals)...])
      rest = rest[..<equals]
    } else {
      defaultText = nil
    }
    var type: String?
    if let colon = rest.firstIndex(of: ":") {
      type = LuaParameter.trimmed(rest[rest.index(after: colon)...])
      rest = rest[..<colon]
    }
    let words = rest.split(separator: " ").map(String.init)
    name = words.last ?? ""
    label = words.first == "_" ? nil : words.first
    isOptional = defaultText != nil || type?.hasSuffix("?") == true
    if let found = type, found.hasSuffix("?") { type = String(found.dropLast()) }
    self.type = type
    acceptsTable =
      type.map { $0.hasPrefix("list") || $0.hasPrefix("table") || $0 == "value" } ?? false
  }

  /// Reads the declaration.
  public init(stringLiteral value: String) { self.init(value) }

  private static func trimmed(_ text: Substring) -> String {
    text.split(separator: " ").joined(separator: " ")
  }

  /// Labels that are words of Lua; such a parameter is positional, and `["for"] =` works too.
  static let luaWords: Set<String> = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in",
    "local", "nil", "not", "or", "repeat", "return", "then", "true", "until", "while",
  ]

  /// Whether it is written without a label.
  public var isPositional: Bool { label.map(LuaParameter.luaWords.contains) ?? true }
}
