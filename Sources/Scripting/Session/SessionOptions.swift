/// How a session is opened.
public struct SessionOptions: Sendable {
  /// Frame ticks a second.
  public var fps = 60.0
  /// The device's name; nil is an iPhone 14.
  public var device: String?
  /// Seconds of wall time one run may take; nil is no limit.
  public var timeLimit: Double?
  /// Megabytes that Lua and the engine may hold; nil is no limit.
  public var memoryLimit: Int?
  /// Megabytes that scripts may print; nil is no limit.
  public var outputLimit: Int?
  /// Full standard libraries instead of the sandbox.
  public var isUnsafe = false
  /// How the script's own printers print.
  public var printing = ScriptPrinting()

  /// The defaults.
  public init() {}
}
