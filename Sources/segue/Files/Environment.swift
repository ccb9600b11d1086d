import Glibc

/// The environment variables that segue heeds. One that is empty counts as not there.
struct Environment: Sendable {
  private let lookUp: @Sendable (String) -> String?

  /// The process's own.
  static let process = Environment { name in getenv(name).map { String(cString: $0) } }

  /// Variables from a function.
  init(_ lookUp: @escaping @Sendable (String) -> String?) { self.lookUp = lookUp }

  /// The value of a variable.
  subscript(name: String) -> String? { lookUp(name).flatMap { $0.isEmpty ? nil : $0 } }
}
