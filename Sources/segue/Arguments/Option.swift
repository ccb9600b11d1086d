/// One flag, declared once: parsing and help are derived from it.
struct Option: Sendable {
  /// The name without its dashes: "fps".
  let long: String
  /// The letter, if it has one.
  let short: Character?
  /// A phrase for help.
  let doc: String
  /// The value's name in help; nil if the flag takes none.
  let valueName: String?
  /// What a wrong value is told.
  let expected: String
  /// All legal values, where they are words.
  let choices: [String]
  /// What those mean, where that needs saying.
  let valueDocs: [(String, String)]
  /// Changes the settings; false if the value is wrong.
  let apply: @Sendable (inout Settings, String) -> Bool
}

extension Option {
  /// A place in the settings.
  typealias Target<Value> = WritableKeyPath<Settings, Value> & Sendable

  /// Every flag there is.
  static let all = OptionGroup.all.flatMap(\.options)

  /// The flag of a long name.
  static func named(_ long: String) -> Option? { all.first { $0.long == long } }

  /// The flag of a letter.
  static func named(_ short: Character) -> Option? { all.first { $0.short == short } }

  /// A flag that is there or not.
  static func flag(
    _ long: String, short: Character? = nil, _ target: Target<Bool>, _ doc: String
  ) -> Option {
    Option(
      long: long, short: short, doc: doc, valueName: nil, expected: "", choices: [], valueDocs: []
    ) {
      settings, _ in
      settings[keyPath: target] = true
      return true
    }
  }

  /// A flag with a value; the last one given counts.
  static func value<Value>(
    _ long: String, short: Character? = nil, _ kind: ValueKind<Value>, _ target: Target<Value?>,
    _ doc: String
  ) -> Option {
    parsed(long, short, kind, doc) { $0[keyPath: target] = $1 }
  }

  /// A flag with a value that has a default.
  static func value<Value>(
    _ long: String, short: Character? = nil, _ kind: ValueKind<Value>, _ target: Target<Value>,
    _ doc: String
  ) -> Option {
    parsed(long, short, kind, doc) { $0[keyPath: target] = $1 }
  }

  /// A flag that can be given several times.
  static func list<Value>(
    _ long: String, short: Character? = nil, _ kind: ValueKind<Value>, _ target: Target<[Value]>,
    _ doc: String
  ) -> Option {
    parsed(long, short, kind, doc) { $0[keyPath: target].append($1) }
  }

  private static func parsed<Value>(
    _ long: String, _ short: Character?, _ kind: ValueKind<Value>, _ doc: String,
    store: @escaping @Sendable (inout Settings, Value) -> Void
  ) -> Option {
    Option(
      long: long, short: short, doc: doc, valueName: kind.name, expected: kind.expected,
      choices: kind.choices, valueDocs: kind.docs
    ) { settings, text in
      guard let value = kind.parse(text) else { return false }
      store(&settings, value)
      return true
    }
  }
}
