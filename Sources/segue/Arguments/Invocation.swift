/// A command line that was understood.
struct Invocation: Sendable {
  /// The command; nil where only a file, code or nothing at all was given.
  var command: Command?
  /// What the flags said.
  var settings = Settings()
  /// The flags that were given, in order.
  var flags: [Option] = []
  /// The words that are no flags: files.
  var operands: [String] = []
  /// What goes to the script.
  var scriptArguments: [String] = []
}
