import Glibc

/// Where a command prints.
struct Streams {
  /// Standard output: what was asked for.
  let output = Output(descriptor: STDOUT_FILENO, name: "standard output")
  /// Standard error: everything else.
  let errors = Output(descriptor: STDERR_FILENO, name: "standard error")

  /// Prints lines on standard error, after what stands on standard output already.
  func note(_ text: String) {
    output.flush()
    errors.write(text.hasSuffix("\n") ? text : text + "\n")
    errors.flush()
  }

  /// Prints one sentence of segue itself on standard error.
  func complain(_ sentence: String) { note("segue: " + sentence) }
}
