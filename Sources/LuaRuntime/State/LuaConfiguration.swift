/// How a state is opened.
public struct LuaConfiguration: Sendable {
  /// Full standard libraries instead of the sandbox.
  public var isUnsafe = false
  /// Seconds of wall time one outermost run may take; nil for no limit.
  public var timeLimit: Double?
  /// Bytes that Lua and the host may hold together; nil for no limit.
  public var memoryLimit: Int?
  /// What `math.random` starts from.
  public var randomSeed: UInt64 = 42
  /// For tests: how many allocations succeed before all others fail.
  public var allocationsBeforeFailure: Int?

  /// The sandbox without limits.
  public init(
    isUnsafe: Bool = false, timeLimit: Double? = nil, memoryLimit: Int? = nil
  ) {
    self.isUnsafe = isUnsafe
    self.timeLimit = timeLimit
    self.memoryLimit = memoryLimit
  }
}
