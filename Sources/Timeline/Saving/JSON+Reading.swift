/// Reading values out of JSON; errors name the place.
extension JSON {
  /// How a value of some type is read.
  typealias Read<Value> = (JSON) throws(JSONError) -> Value

  /// The value of a key; nil if the object lacks it.
  subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The value of a key that must be there.
  func member<Value>(_ key: String, _ read: Read<Value>) throws(JSONError) -> Value {
    guard case .object = self else { throw expected("an object") }
    guard let value = self[key] else { throw JSONError("there is no \"\(key)\"") }
    return try value.read(at: key, read)
  }

  /// The value of a key that may be missing.
  func optional<Value>(_ key: String, _ read: Read<Value>) throws(JSONError) -> Value? {
    guard let value = self[key] else { return nil }
    return try value.read(at: key, read)
  }

  /// The number of a key; a default if it is missing.
  func number(_ key: String, or fallback: Double) throws(JSONError) -> Double {
    try optional(key) { (it) throws(JSONError) in try it.number() } ?? fallback
  }

  /// The number of a key that must be there.
  func number(_ key: String) throws(JSONError) -> Double {
    try member(key) { (it) throws(JSONError) in try it.number() }
  }

  /// The whole number of a key that must be there.
  func integer(_ key: String) throws(JSONError) -> Int {
    try member(key) { (it) throws(JSONError) in try it.integer() }
  }

  /// The text of a key that must be there.
  func text(_ key: String) throws(JSONError) -> String {
    try member(key) { (it) throws(JSONError) in try it.text() }
  }

  /// The text of a key, if it is there.
  func optionalText(_ key: String) throws(JSONError) -> String? {
    try optional(key) { (it) throws(JSONError) in try it.text() }
  }

  /// The whole number of a key, if it is there.
  func optionalInteger(_ key: String) throws(JSONError) -> Int? {
    try optional(key) { (it) throws(JSONError) in try it.integer() }
  }

  /// The flag of a key; false if it is missing.
  func flag(_ key: String) throws(JSONError) -> Bool {
    try optional(key) { (it) throws(JSONError) in try it.flag() } ?? false
  }

  /// The elements of the list of a key that must be there.
  func list<Value>(_ key: String, _ read: Read<Value>) throws(JSONError) -> [Value] {
    try member(key) { (it) throws(JSONError) in try it.elements(read) }
  }

  /// The elements of the list of a key; none if it is missing.
  func optionalList<Value>(_ key: String, _ read: Read<Value>) throws(JSONError) -> [Value] {
    try optional(key) { (it) throws(JSONError) in try it.elements(read) } ?? []
  }

  /// The elements of a list.
  func elements<Value>(_ read: Read<Value>) throws(JSONError) -> [Value] {
    guard case .array(let elements) = self else { throw expected("a list") }
    var values: [Value] = []
    values.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      values.append(try element.read(at: "[\(index)]", read))
    }
    return values
  }

  /// A list of so many numbers.
  func numbers(_ count: Int) throws(JSONError) -> [Double] {
    let numbers = try elements { (it) throws(JSONError) in try it.number() }
    guard numbers.count == count else {
      throw JSONError("expected \(count) numbers, found \(numbers.count)")
    }
    return numbers
  }

  /// A number.
  func number() throws(JSONError) -> Double {
    switch self {
    case .number(let number): return number
    case .string("infinity"): return .infinity
    case .string("-infinity"): return -.infinity
    case .string("nan"): return .nan
    default: throw expected("a number")
    }
  }

  /// A whole number.
  func integer() throws(JSONError) -> Int {
    guard case .number(let number) = self, let integer = Int(exactly: number) else {
      throw expected("a whole number")
    }
    return integer
  }

  /// A text.
  func text() throws(JSONError) -> String {
    guard case .string(let text) = self else { throw expected("a text") }
    return text
  }

  /// True or false.
  func flag() throws(JSONError) -> Bool {
    guard case .bool(let flag) = self else { throw expected("true or false") }
    return flag
  }

  /// One of the names of an enumeration.
  func name<Value: RawRepresentable<String>>(_ type: Value.Type) throws(JSONError) -> Value {
    let text = try text()
    guard let value = Value(rawValue: text) else { throw JSONError("\"\(text)\" is unknown") }
    return value
  }

  /// The error that says what should be here.
  func expected(_ what: String) -> JSONError { JSONError("expected \(what), found \(kind)") }

  /// Reads this value; an error gets the place.
  func read<Value>(at place: String, _ read: Read<Value>) throws(JSONError) -> Value {
    do throws(JSONError) { return try read(self) } catch { throw error.inside(place) }
  }
}

extension JSONError {
  /// The error as seen from outside: "tracks" in "layers[3]" is "layers[3].tracks".
  func inside(_ outer: String) -> JSONError {
    guard let place else { return JSONError(message, at: outer) }
    return JSONError(message, at: place.hasPrefix("[") ? outer + place : outer + "." + place)
  }
}
