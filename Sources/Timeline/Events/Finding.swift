/// Something that went wrong or deserves a remark, told by a rule.
public struct Finding: Sendable, Hashable {
  /// How bad it is.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    case error, warning, note
  }

  /// The rule's id ("delegate-released").
  public var rule: String
  /// How bad it is.
  public var severity: Severity
  /// When, in seconds.
  public var time: Double
  /// The name of the object it is about.
  public var object: String?
  /// One sentence.
  public var message: String
  /// The script's line, if known.
  public var line: Int?

  /// A finding from its parts.
  public init(
    rule: String, severity: Severity, time: Double, object: String? = nil, message: String,
    line: Int? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.time = time
    self.object = object
    self.message = message
    self.line = line
  }
}
