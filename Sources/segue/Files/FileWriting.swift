import CTerminal
import Glibc

/// Writing whole files, so that a failure leaves no half of one.
enum FileWriting {
  /// Takes the text in pieces, in order.
  typealias Sink = (String) -> Void

  /// Replaces a file by what `write` gives: it is written beside it and then takes its name.
  static func replace(_ path: String, write: (Sink) -> Void) throws(FileError) {
    let target = resolved(path)
    var status = stat()
    let exists = stat(target, &status) == 0
    guard !exists || status.st_mode & S_IFMT == S_IFREG else {
      // A device or a pipe has no sibling that could take its place.
      return try fill(open(target, O_WRONLY | O_CLOEXEC), path: path, write: write)
    }
    // Taking its name would need no right to it.
    guard !exists || access(target, W_OK) == 0 else {
      throw FileError.unwritable(path: path, code: errno)
    }
    let sibling = target + ".\(getpid()).part"
    let mode = exists ? status.st_mode & 0o777 : 0o666
    let descriptor = open(sibling, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    do throws(FileError) {
      try fill(descriptor, path: path, write: write)
      if rename(sibling, target) != 0 { throw FileError.unwritable(path: path, code: errno) }
    } catch {
      if descriptor >= 0 { unlink(sibling) }
      throw error
    }
  }

  /// Writes through a descriptor and closes it.
  private static func fill(
    _ descriptor: Int32, path: String, write: (Sink) -> Void
  ) throws(FileError) {
    guard descriptor >= 0 else { throw FileError.unwritable(path: path, code: errno) }
    var code: Int32 = 0
    write { piece in
      guard code == 0 else { return }
      var piece = piece
      code = piece.withUTF8 { segue_write_all(descriptor, $0.baseAddress, $0.count) }
    }
    if close(descriptor) != 0, code == 0 { code = errno }
    if code != 0 { throw FileError.unwritable(path: path, code: code) }
  }

  /// Where a link leads, so that the link stays one.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
