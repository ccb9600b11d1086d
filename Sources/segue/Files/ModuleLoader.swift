import Glibc

/// Finds what a script requires: Lua files beside it or below.
struct ModuleLoader {
  /// The folder that the script is in.
  let folder: String

  /// The modules of the current folder, for a script that is no file.
  static let current = ModuleLoader(scriptPath: "")

  /// The modules of a script file.
  init(scriptPath: String) {
    folder = scriptPath.lastIndex(of: "/").map { String(scriptPath[...$0]) } ?? ""
  }

  /// The source of a module and the name of its chunk; nil if there is none. Names are words joined
  /// by dots, so that no name leads out of the folder.
  func load(_ name: String) -> Module? {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    let isLegal = words.allSatisfy { word in
      !word.isEmpty
        && word.utf8.allSatisfy { byte in
          byte < 128 && (Character(UnicodeScalar(byte)).isLetter || isDigitOrUnderscore(byte))
        }
    }
    guard isLegal else { return nil }
    let path = folder + words.joined(separator: "/") + ".lua"
    return (try? FileReading.bytes(of: path)).map { Module(source: $0, name: path) }
  }

  private func isDigitOrUnderscore(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
  }
}
