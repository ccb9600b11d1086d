import CTerminal
import Glibc

/// A stream to write text to, buffered; a terminal gets every line at once. A reader that has gone ends the process quietly.
final class Output {
  private let descriptor: Int32
  private let name: String
  private var buffer: [UInt8] = []

  /// The stream behind a descriptor; `name` is for messages.
  init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  /// Whether it goes to a terminal.
  private(set) lazy var isTerminal = segue_terminal_is_interactive(descriptor)

  /// The columns of its terminal; nil if it is none.
  var terminalWidth: Int? {
    let width = Int(segue_terminal_width(descriptor))
    return width > 0 ? width : nil
  }

  /// Adds text as it is.
  func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= 1 << 16 || isTerminal && text.hasSuffix("\n") { flush() }
  }

  /// Sends what is waiting.
  func flush() {
    guard !buffer.isEmpty else { return }
    let error = segue_write_all(descriptor, buffer, buffer.count)
    buffer.removeAll(keepingCapacity: true)
    guard error != 0, descriptor == STDOUT_FILENO else { return }
    if error == EPIPE { exit(ExitCode.fine.rawValue) }
    let sentence = "segue: cannot write to \(name): \(String(cString: strerror(error)))\n"
    _ = segue_write_all(STDERR_FILENO, sentence, sentence.utf8.count)
    exit(ExitCode.fileUnavailable.rawValue)
  }
}
