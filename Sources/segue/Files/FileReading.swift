import Glibc

/// Reading whole files.
enum FileReading {
  /// All bytes of a file.
  static func bytes(of path: String) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError.unreadable(path: path, code: errno) }
    defer { close(descriptor) }
    return try bytes(of: descriptor, path: path)
  }

  /// All bytes that are left behind a descriptor; `path` is for messages.
  static func bytes(of descriptor: Int32, path: String) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count > 0 {
        bytes.append(contentsOf: chunk[..<count])
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        throw FileError.unreadable(path: path, code: errno)
      }
    }
  }
}
