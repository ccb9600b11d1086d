import Glibc

/// The source of a script or of something it requires.
struct Module {
  /// The text, as it stands in the file.
  let source: [UInt8]
  /// What messages call it: "zoom.lua".
  let name: String
}

extension Module {
  /// Reads a script file; "-" is standard input. A first line `#!...` is left out, its end is not,
  /// so that lines keep their numbers.
  init(path: String) throws(FileError) {
    let isInput = path == "-"
    var bytes =
      isInput
      ? try FileReading.bytes(of: STDIN_FILENO, path: "standard input")
      : try FileReading.bytes(of: path)
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if bytes.starts(with: mark) { bytes.removeFirst(mark.count) }
    if bytes.first == UInt8(ascii: "#") {
      bytes.removeFirst(bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count)
    }
    self.init(source: bytes, name: isInput ? "stdin" : path)
  }
}
