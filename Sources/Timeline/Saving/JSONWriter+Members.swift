extension JSONWriter {
  /// Writes a member that is a text.
  public mutating func member(_ key: String, _ text: String) {
    self.key(key)
    string(text)
  }

  /// Writes a member that is a text, if there is one.
  public mutating func member(_ key: String, _ text: String?) {
    if let text { member(key, text) }
  }

  /// Writes a member that is a number.
  public mutating func member(_ key: String, _ number: Double) {
    self.key(key)
    self.number(number)
  }

  /// Writes a member that is a whole number.
  public mutating func member(_ key: String, _ number: Int) {
    self.key(key)
    self.number(number)
  }

  /// Writes a member that is a whole number, if there is one.
  public mutating func member(_ key: String, _ number: Int?) {
    if let number { member(key, number) }
  }

  /// Writes a member that is true or false.
  public mutating func member(_ key: String, _ value: Bool) {
    self.key(key)
    bool(value)
  }
}
