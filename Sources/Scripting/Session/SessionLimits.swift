/// What a session may use beside time, and how much of it was used.
struct SessionLimits {
  /// Bytes that Lua and the engine may hold; nil is no limit.
  var memory: Int?
  /// Bytes that scripts may print; nil is no limit.
  var output: Int?
  /// Bytes that were printed.
  var printed = 0
  /// Whether scripts may go on printing.
  var mayPrint: Bool { output.map { printed <= $0 } ?? true }
  /// The weight of the world above which garbage is collected, in bytes.
  var collectionWeight = 32 << 20
}
