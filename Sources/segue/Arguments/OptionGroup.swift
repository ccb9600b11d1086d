/// Flags that belong together: a command takes whole groups, and help shows them as such.
struct OptionGroup: Sendable {
  /// The heading in help.
  let title: String
  /// The flags, in the order of help.
  let options: [Option]
}
