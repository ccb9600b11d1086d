/// What is wrong with a text that should be JSON, or with the JSON that should be a timeline.
public struct JSONError: Error, Hashable, CustomStringConvertible {
  /// One sentence, without a place.
  public let message: String
  /// Where: a line of the text ("line 3, column 17") or a place in the value ("layers[4].name").
  public let place: String?

  /// An error from its parts.
  public init(_ message: String, at place: String? = nil) {
    self.message = message
    self.place = place
  }

  public var description: String { place.map { "\($0): \(message)" } ?? message }
}
