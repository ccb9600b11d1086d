import Glibc

/// A file that cannot be used.
enum FileError: Error, CustomStringConvertible {
  /// The system refused to read it, with that `errno`.
  case unreadable(path: String, code: Int32)
  /// The system refused to write it, with that `errno`.
  case unwritable(path: String, code: Int32)
  /// It is no saved timeline, or a damaged one.
  case noTimeline(path: String, reason: String)

  /// The one sentence that the user reads.
  var description: String {
    switch self {
    case .unreadable(let path, let code): "cannot read \(path): \(message(code))"
    case .unwritable(let path, let code): "cannot write \(path): \(message(code))"
    case .noTimeline(let path, let reason): "\(path) is no saved timeline: \(reason)"
    }
  }

  private func message(_ code: Int32) -> String { String(cString: strerror(code)) }
}
