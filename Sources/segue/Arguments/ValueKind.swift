/// What a flag's value may be: how it is called in help, what is expected, how it is read.
struct ValueKind<Value: Sendable>: Sendable {
  /// The name in help: "SECONDS", "ascii|utf8".
  let name: String
  /// What a wrong value is told: "seconds, 0 or more".
  let expected: String
  /// All legal values, where they are words.
  let choices: [String]
  /// What those mean, where that needs saying.
  let docs: [(String, String)]
  /// Reads a value; nil if it is none.
  let parse: @Sendable (String) -> Value?

  /// A kind from its parts.
  init(
    _ name: String, expected: String, choices: [String] = [], docs: [(String, String)] = [],
    parse: @escaping @Sendable (String) -> Value?
  ) {
    self.name = name
    self.expected = expected
    self.choices = choices
    self.docs = docs
    self.parse = parse
  }
}

extension ValueKind where Value == Double {
  /// A time.
  static let seconds = ValueKind("SECONDS", expected: "seconds, 0 or more") { text in
    number(text).flatMap { $0 >= 0 ? $0 : nil }
  }

  /// How many frames a second has.
  static let rate = ValueKind("N", expected: "frames a second, more than 0") { text in
    number(text).flatMap { $0 > 0 ? $0 : nil }
  }

  private static func number(_ text: String) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}

extension ValueKind where Value == Int {
  /// A size of memory or text.
  static let megabytes = ValueKind("MB", expected: "whole megabytes, 0 to 1000000") { text in
    Int(text).flatMap { (0...1_000_000).contains($0) ? $0 : nil }
  }

  /// A positive whole number of something.
  static func count(_ name: String, of what: String, atLeast least: Int = 1) -> ValueKind {
    ValueKind(name, expected: "a whole number of \(what), \(least) or more") { text in
      Int(text).flatMap { $0 >= least ? $0 : nil }
    }
  }
}

extension ValueKind where Value == String {
  /// Any text that is not empty.
  static func text(_ name: String) -> ValueKind {
    ValueKind(name, expected: "a text") { $0.isEmpty ? nil : $0 }
  }

  /// Any text at all.
  static func code(_ name: String) -> ValueKind {
    ValueKind(name, expected: "a text") { $0 }
  }
}

extension ValueKind where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the cases of an enum.
  static func word(_ type: Value.Type) -> ValueKind {
    let words = Value.allCases.map(\.rawValue)
    return ValueKind(
      words.joined(separator: "|"), expected: "one of " + words.joined(separator: ", "),
      choices: words, parse: Value.init(rawValue:))
  }
}
