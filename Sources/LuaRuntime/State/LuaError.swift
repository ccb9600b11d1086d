/// An error of a script, as data.
public struct LuaError: Error, Sendable, Equatable {
  /// What went wrong in general.
  public enum Kind: Sendable, Equatable {
    /// The text is not Lua.
    case syntax
    /// The script raised it, or Lua did.
    case runtime
    /// A built-in function refused what the script asked.
    case host
    /// The script ran longer than it may.
    case timeLimit
    /// The script wanted more memory than it may have.
    case memoryLimit
    /// Somebody asked the script to stop.
    case interrupted
  }

  /// What went wrong in general.
  public let kind: Kind
  /// Lua's whole message: `foo.lua:22: attempt to call a nil value (global 'f')`.
  public let message: String
  /// The chunk named by the message, or the one that ran; empty if unknown.
  public let chunk: String
  /// Its line, 0 if unknown.
  public let line: Int
  /// The script's frames, `stack traceback:` and one line each; empty if there are none.
  public let traceback: String
  /// Under which the error value is kept while a script runs, 0 if it is not.
  let token: Int64

  /// An error that the host itself found.
  public init(
    kind: Kind, message: String, chunk: String = "", line: Int = 0, traceback: String = ""
  ) {
    self.init(
      kind: kind, message: message, chunk: chunk, line: line, traceback: traceback, token: 0)
  }

  init(
    kind: Kind, message: String, chunk: String, line: Int, traceback: String, token: Int64
  ) {
    self.kind = kind
    self.message = message
    self.chunk = chunk
    self.line = line
    self.traceback = traceback
    self.token = token
  }

  /// The message without its position.
  public var text: String {
    let prefix = "\(chunk):\(line): "
    return message.hasPrefix(prefix) ? String(message.dropFirst(prefix.count)) : message
  }

  /// Whether more input could make the text complete: it broke off at its end.
  public var isIncomplete: Bool { kind == .syntax && message.hasSuffix("<eof>") }

  /// Whether the script was stopped from outside, so that no handler of it may go on.
  public var isStop: Bool { kind == .timeLimit || kind == .interrupted }
}
