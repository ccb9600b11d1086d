/// The checks that a script made.
public struct Expectations: Sendable, Hashable {
  /// A check that failed.
  public struct Failure: Sendable, Hashable {
    /// What was expected and what was found, in one text.
    public var message: String
    /// The script's file name.
    public var source: String?
    /// The script's line.
    public var line: Int?

    /// A failure from its parts.
    public init(message: String, source: String? = nil, line: Int? = nil) {
      self.message = message
      self.source = source
      self.line = line
    }
  }

  /// How many held.
  public var passed = 0
  /// Those that did not.
  public var failed: [Failure] = []

  /// No checks yet.
  public init() {}
}
