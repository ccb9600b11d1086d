/// Why a session could not be opened.
public struct SessionError: Error, Sendable {
  /// One sentence.
  public let message: String

  init(_ message: String) { self.message = message }
}
