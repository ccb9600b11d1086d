import CLuaBridge

extension LuaState {
  /// Does several pieces of work under one time limit.
  public func budgeted<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard isOpen else { return try body() }
    segue_enter(raw)
    defer { if isOpen { segue_leave(raw) } }
    return try body()
  }

  /// Sets the seconds of wall time that the next outermost run may take.
  public func setTimeLimit(_ seconds: Double?) {
    if isOpen { segue_set_time_limit(raw, seconds ?? 0) }
  }

  /// Sets the bytes that Lua and the host may hold together.
  public func setMemoryLimit(_ bytes: Int?) {
    if isOpen { segue_set_memory_limit(raw, bytes.map { max($0, 1) } ?? 0) }
  }

  /// Tells how many bytes the host holds for the script; they count towards the limit.
  public func reportHostBytes(_ bytes: Int) {
    if isOpen { segue_set_host_bytes(raw, max(bytes, 0)) }
  }

  /// Bytes that Lua holds.
  public var usedBytes: Int { isOpen ? segue_used_bytes(raw) : 0 }

  /// Whether the running script is being stopped: long work of the host should end.
  public var isStopping: Bool { isOpen && segue_stop_reason(raw) != 0 }

  /// Ends work of the host that a script waits for, if the script is being stopped.
  /// - Throws: What stops it.
  public func checkStop() throws(LuaError) {
    guard isStopping else { return }
    guard segue_stop_reason(raw) == Int32(SEGUE_ERROR_TIME) else {
      throw LuaError(kind: .interrupted, message: "interrupted")
    }
    let limit = segue_time_limit(raw)
    throw LuaError(kind: .timeLimit, message: "the time limit of \(limit) s is over")
  }

  /// Whether a script is running.
  public var isRunning: Bool { isOpen && segue_depth(raw) > 0 }

  /// Asks the running script to stop. May be called in a signal handler.
  public func requestInterrupt() {
    if isOpen { segue_interrupt(raw) }
  }

  /// Asks every running script of the process to stop. May be called in a signal handler.
  public static func requestInterruptOfAll() { segue_interrupt_all() }

  /// Collects all garbage, so that what only garbage referred to is gone afterwards.
  public func fullCollection() {
    if isOpen { segue_collect(raw) }
  }

  /// What is alive, for tests and `:leaks`.
  public struct Census: Equatable, Sendable {
    /// Exposed objects and companions.
    public let objects: Int
    /// Handles of functions, tables and classes that Swift holds.
    public let references: Int

    /// That many of each.
    public init(objects: Int, references: Int) {
      self.objects = objects
      self.references = references
    }
  }

  /// What is alive now.
  public var census: Census {
    guard isOpen else { return Census(objects: 0, references: 0) }
    return Census(
      objects: Int(segue_object_count(raw)), references: Int(segue_reference_count(raw)))
  }

  /// For tests: lets that many allocations succeed before all others fail; nil ends it.
  public func failAllocations(after count: Int?) {
    if isOpen { segue_fail_after(raw, count.map(Int64.init) ?? -1) }
  }

  /// For tests: allocations so far.
  public var allocationCount: Int { isOpen ? Int(segue_allocations(raw)) : 0 }
}
