/// One call that UIKit made.
public struct Event: Sendable, Hashable {
  /// When, in seconds; set-up has time 0.
  public var time: Double
  /// Which call.
  public var name: EventName
  /// The receiver's name, or its role ("animator", "context").
  public var object: String
  /// The arguments worth knowing.
  public var detail: String?
  /// The script's line that was running, if any.
  public var line: Int?

  /// An event from its parts.
  public init(
    time: Double, name: EventName, object: String, detail: String? = nil, line: Int? = nil
  ) {
    self.time = time
    self.name = name
    self.object = object
    self.detail = detail
    self.line = line
  }
}
