/// How the process ends.
enum ExitCode: Int32, Sendable {
  /// All is well.
  case fine = 0
  /// An expectation failed, or under `--strict` a finding is an error.
  case expectationFailed = 1
  /// The script failed: an error or a limit.
  case scriptFailed = 2
  /// The command line is wrong.
  case wrongUsage = 64
  /// A file cannot be read or written.
  case fileUnavailable = 66
  /// Our own bug.
  case internalError = 70
  /// Ctrl-C.
  case interrupted = 130

  /// The worse of two: what a command that did several things ends with.
  func worse(_ other: ExitCode) -> ExitCode { rawValue >= other.rawValue ? self : other }
}
