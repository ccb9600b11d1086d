/// How a script file ended.
public enum Outcome: Sendable, Equatable {
  /// To its end.
  case finished
  /// With an error or at a limit; the whole message, traceback included.
  case failed(String)
  /// By an interrupt.
  case interrupted
}

/// What became of a REPL line.
public enum Evaluation: Sendable, Equatable {
  /// It is the beginning of something longer.
  case incomplete
  /// It ran; the text of its values, if it has any.
  case values(String?)
  /// It failed; the whole message.
  case failed(String)
  /// It was stopped.
  case interrupted
}
