import Glibc

/// Where segue keeps what belongs to the user (XDG Base Directory Specification).
struct UserFolders {
  private let environment: Environment

  /// The folders that an environment says.
  init(environment: Environment) { self.environment = environment }

  /// The history of the REPL; nil if there is no home.
  var history: String? { file("history", in: "XDG_STATE_HOME", or: ".local/state") }

  /// The script that the REPL runs first; nil if there is no home.
  var initialScript: String? { file("init.lua", in: "XDG_CONFIG_HOME", or: ".config") }

  private func file(_ name: String, in variable: String, or standard: String) -> String? {
    // A relative path is to be ignored, says the specification.
    if let base = environment[variable], base.hasPrefix("/") { return "\(base)/segue/\(name)" }
    return environment["HOME"].map { "\($0)/\(standard)/segue/\(name)" }
  }

  /// Makes the folder of a file with all above it, for the user only. A failure shows when the file
  /// is used.
  static func makeFolder(of path: String) {
    for end in path.indices.dropFirst() where path[end] == "/" {
      mkdir(String(path[..<end]), 0o700)
    }
  }
}
